import { notDeleted } from '@/lib/access/filters';
import { fold } from '@/lib/core/text/fold';
import { allergyLimits, type Severity } from '@/lib/records/allergies/vocabulary';
import type { AllergyCheck, AllergyConflict } from './allergy-warning';
import { className, crossReaction, groupIdsOf, isCrossReactive, substanceName } from './substance-table';
import { areNamesAlike, type RecognizedSubstances, recognizeSubstances } from './substances';

export interface CheckedAllergy {
  id: string;
  allergen: string;
  severity: Severity;
}

export const checkedAllergies = {
  where: notDeleted,
  orderBy: [{ severity: 'desc' as const }, { id: 'desc' as const }],
  take: allergyLimits.perPet,
  select: { id: true, allergen: true, severity: true } as const,
};

export interface CheckedMedicine {
  name: string;
  dosage: string | null;
  steps: readonly { dosage: string }[];
  instructions: string | null;
  reason: string | null;
  allergyReason: string | null;
  confirmedConflicts: readonly string[];
}

type Match = Pick<AllergyConflict, 'basis' | 'shared'>;

const isKnown = ({ classes }: RecognizedSubstances) => classes.size > 0;
const firstShared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].find((item) => other.has(item));

interface ReadAllergy {
  allergy: CheckedAllergy;
  allergic: RecognizedSubstances;
}

const readAllergies = new WeakMap<readonly CheckedAllergy[], readonly ReadAllergy[]>();

/** Cached per list, because every medicine of a pet is compared with the same allergies. */
function recognizeAllergies(allergies: readonly CheckedAllergy[]): readonly ReadAllergy[] {
  const cachedAllergies = readAllergies.get(allergies);
  if (cachedAllergies) return cachedAllergies;
  const recognizedAllergies = allergies.map((allergy) => ({
    allergy,
    allergic: recognizeSubstances(allergy.allergen),
  }));
  readAllergies.set(allergies, recognizedAllergies);
  return recognizedAllergies;
}

interface ReadMedicine {
  named: RecognizedSubstances;
  all: RecognizedSubstances;
  words: { name: string; text: string };
}

const isNamedAlone = ({ named, substances }: RecognizedSubstances, groupId: string) =>
  named.has(groupId) && ![...substances].some((substance) => groupIdsOf(substance).includes(groupId));

/** A group without cross-reactions conflicts only if the allergy or the medicine names the group itself. */
function sharedGroup(allergic: RecognizedSubstances, drug: RecognizedSubstances, inName: boolean): string | undefined {
  const groups = [...allergic.classes].filter((id) => drug.classes.has(id));
  return groups.find((id) => isCrossReactive(id) || allergic.named.has(id) || (inName && isNamedAlone(drug, id)));
}

function matchSubstances(allergic: RecognizedSubstances, drug: RecognizedSubstances, inName: boolean): Match | null {
  const substance = firstShared(allergic.substances, drug.substances);
  if (substance !== undefined) return { basis: 'substance', shared: substanceName(substance) };
  const group = sharedGroup(allergic, drug, inName);
  if (group !== undefined) return { basis: 'class', shared: className(group) };
  const cross = crossReaction(allergic, drug);
  return cross && { basis: 'cross', shared: cross };
}

/** Reports a weaker match, because a note may name a substance that the medicine does not contain. */
function matchMention(allergic: RecognizedSubstances, all: RecognizedSubstances): Match | null {
  const substanceMatch = matchSubstances(allergic, all, false);
  if (substanceMatch === null) return null;
  const mentionedSubstance = [...all.substances].find((substance) => {
    const alone = { substances: new Set([substance]), classes: new Set(groupIdsOf(substance)) };
    return matchSubstances(allergic, { ...alone, named: new Set(), unknown: [] }, false) !== null;
  });
  return {
    basis: 'mention',
    shared: mentionedSubstance === undefined ? substanceMatch.shared : substanceName(mentionedSubstance),
  };
}

function matchAllergy(
  { allergy: { allergen }, allergic }: ReadAllergy,
  { named, all, words }: ReadMedicine,
): Match | null {
  const substanceMatch = matchSubstances(allergic, named, true) ?? matchMention(allergic, all);
  if (substanceMatch) return substanceMatch;
  return areNamesAlike(unknownParts(allergen, allergic).join(' '), words) ? { basis: 'name', shared: null } : null;
}

function unknownParts(name: string, recognizedSubstances: RecognizedSubstances): string[] {
  return isKnown(recognizedSubstances) ? [...recognizedSubstances.unknown] : [name];
}

function readMedicine({ name, dosage, steps, instructions, reason }: CheckedMedicine): ReadMedicine {
  const namedSubstances = recognizeSubstances(name);
  const sentences = [dosage, ...steps.map((step) => step.dosage), instructions, reason];
  const all = [namedSubstances, ...sentences.flatMap((text) => (text ? [recognizeSubstances(text, 'sentence')] : []))];
  const union = (key: 'substances' | 'classes' | 'named') => new Set(all.flatMap((one) => [...one[key]]));
  const unknown = { unknown: namedSubstances.unknown };
  const every = { substances: union('substances'), classes: union('classes'), named: union('named'), ...unknown };
  return {
    named: namedSubstances,
    all: every,
    words: { name: unknownParts(name, every).join(' '), text: [name, dosage].join(' ') },
  };
}

const listSubstances = ({ substances, classes }: RecognizedSubstances) => [...substances, ...classes].sort().join(', ');

/**
 * Keys to which a confirmation is tied. An older confirmation may contain a name that was not in the table then. It
 * stays valid as long as no other text adds a substance.
 */
function subjectsOf(name: string, { named, all }: ReadMedicine): [string, ...string[]] {
  const subject = listSubstances(all);
  if (subject === '') return [fold(name)];
  return subject === listSubstances(named) ? [subject, fold(name)] : [subject];
}

/** Compares by substance, brand and class (data/substances.json), else by words of the names. */
export function checkAllergies(medicine: CheckedMedicine, allergies: readonly CheckedAllergy[]): AllergyCheck {
  const { name, allergyReason, confirmedConflicts } = medicine;
  const drug = readMedicine(medicine);
  const subjects = subjectsOf(name, drug);
  const otherAllergies: ReadAllergy[] = [];
  const conflicts = recognizeAllergies(allergies).flatMap((one): AllergyConflict[] => {
    const { id, allergen, severity } = one.allergy;
    const allergyMatch = matchAllergy(one, drug);
    if (!allergyMatch) {
      otherAllergies.push(one);
      return [];
    }
    const keyOf = (subject: string) => [id, severity, fold(allergen), subject].join(' | ');
    const isConfirmed = subjects.some((subject) => confirmedConflicts.includes(keyOf(subject)));
    const key = keyOf(subjects[0]);
    const reason = isConfirmed ? allergyReason : null;
    return [{ key, allergyId: id, allergen, severity, ...allergyMatch, reason }];
  });
  return {
    conflicts,
    unknownMedicine: otherAllergies.length > 0 ? unknownParts(name, drug.all) : [],
    unknownAllergens: otherAllergies.flatMap(({ allergy, allergic }) => unknownParts(allergy.allergen, allergic)),
  };
}

export function withAllergyCheck<Medicine extends CheckedMedicine>(
  medicine: Medicine,
  allergies: readonly CheckedAllergy[],
): Medicine & { allergyCheck: AllergyCheck } {
  return { ...medicine, allergyCheck: checkAllergies(medicine, allergies) };
}
