import { notDeleted } from '@/lib/access/filters';
import { fold } from '@/lib/core/text/fold';
import { allergyLimits, type Severity } from '@/lib/records/allergies/vocabulary';
import type { AllergyCheck, AllergyConflict } from './allergy-warning';
import { areNamesAlike, className, crossReaction, type Recognized, recognize, substanceName } from './substances';

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

const isKnown = ({ classes }: Recognized) => classes.size > 0;
const firstShared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].find((item) => other.has(item));

interface ReadAllergy {
  allergy: CheckedAllergy;
  allergic: Recognized;
}

const readAllergies = new WeakMap<readonly CheckedAllergy[], readonly ReadAllergy[]>();

/** Cached per list, because every medicine of a pet is compared with the same allergies. */
function read(allergies: readonly CheckedAllergy[]): readonly ReadAllergy[] {
  const known = readAllergies.get(allergies);
  if (known) return known;
  const made = allergies.map((allergy) => ({ allergy, allergic: recognize(allergy.allergen) }));
  readAllergies.set(allergies, made);
  return made;
}

function match(
  { allergy: { allergen }, allergic }: ReadAllergy,
  drug: Recognized,
  medicine: { name: string; text: string },
): Match | null {
  const substance = firstShared(allergic.substances, drug.substances);
  if (substance !== undefined) return { basis: 'substance', shared: substanceName(substance) };
  const group = firstShared(allergic.classes, drug.classes);
  if (group !== undefined) return { basis: 'class', shared: className(group) };
  const cross = crossReaction(allergic.classes, drug.classes);
  if (cross) return { basis: 'cross', shared: cross };
  const unknown = unknownParts(allergen, allergic).join(' ');
  const rest = { name: unknownParts(medicine.name, drug).join(' '), text: medicine.text };
  return areNamesAlike(unknown, rest) ? { basis: 'name', shared: null } : null;
}

function unknownParts(name: string, recognized: Recognized): string[] {
  return isKnown(recognized) ? [...recognized.unknown] : [name];
}

/** Any text of a medicine may name a substance; only words of its name are reported as unknown. */
function recognizeMedicine({ name, dosage, steps, instructions, reason }: CheckedMedicine): Recognized {
  const named = recognize(name);
  const sentences = [dosage, ...steps.map((step) => step.dosage), instructions, reason];
  const all = [named, ...sentences.map((text) => recognize(text ?? '', 'sentence'))];
  return {
    substances: new Set(all.flatMap(({ substances }) => [...substances])),
    classes: new Set(all.flatMap((one) => [...one.classes])),
    unknown: named.unknown,
  };
}

/** By substance, brand and class (data/substances.json), else by words of the names. */
export function checkAllergies(medicine: CheckedMedicine, allergies: readonly CheckedAllergy[]): AllergyCheck {
  const { name, dosage, allergyReason, confirmedConflicts } = medicine;
  const text = [name, dosage].join(' ');
  const drug = recognizeMedicine(medicine);
  const subject = [...drug.substances, ...drug.classes].sort().join(', ') || fold(name);
  const left: ReadAllergy[] = [];
  const conflicts = read(allergies).flatMap((one): AllergyConflict[] => {
    const { id, allergen, severity } = one.allergy;
    const found = match(one, drug, { name, text });
    if (!found) {
      left.push(one);
      return [];
    }
    const key = [id, severity, fold(allergen), subject].join(' | ');
    const reason = confirmedConflicts.includes(key) ? allergyReason : null;
    return [{ key, allergyId: id, allergen, severity, ...found, reason }];
  });
  return {
    conflicts,
    unknownMedicine: left.length > 0 ? unknownParts(name, drug) : [],
    unknownAllergens: left.flatMap(({ allergy, allergic }) => unknownParts(allergy.allergen, allergic)),
  };
}

export function withAllergyCheck<Medicine extends CheckedMedicine>(
  medicine: Medicine,
  allergies: readonly CheckedAllergy[],
): Medicine & { allergyCheck: AllergyCheck } {
  return { ...medicine, allergyCheck: checkAllergies(medicine, allergies) };
}
