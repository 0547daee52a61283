import type { Severity } from '@/lib/allergies/vocabulary';
import { fold } from '@/lib/core/fold';
import type { AllergyCheck, AllergyConflict } from './allergy-warning';
import { areNamesAlike, className, crossReaction, type Recognized, recognize, substanceName } from './substances';

export interface CheckedAllergy {
  id: string;
  allergen: string;
  severity: string;
}

/** What is read of the allergies of a pet to compare medicines with them: more than any pet has. */
export const checkedAllergies = {
  where: { deletedAt: null },
  orderBy: { id: 'asc' as const },
  take: 200,
  select: { id: true, allergen: true, severity: true },
} as const;

/** What is compared of a medicine, and what its owner has confirmed. */
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

function match(allergen: string, drug: Recognized, medicine: { name: string; text: string }): Match | null {
  const allergic = recognize(allergen);
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

/** What the table does not know of a name: all of it, or some of its words. */
function unknownParts(name: string, recognized: Recognized): string[] {
  return isKnown(recognized) ? [...recognized.unknown] : [name];
}

/** All that is written of a medicine may name a substance; only its name has words that should be known. */
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

/**
 * Compares a medicine with the known allergies of its pet: by substance, brand and class of the table
 * (data/substances.json), else by the words of their names. A pure rule: an allergy that is added later speaks against
 * what is there already.
 */
export function checkAllergies(medicine: CheckedMedicine, allergies: readonly CheckedAllergy[]): AllergyCheck {
  const { name, dosage, allergyReason, confirmedConflicts } = medicine;
  const text = [name, dosage].filter(Boolean).join(' ');
  const drug = recognizeMedicine(medicine);
  const subject = [...drug.substances, ...drug.classes].sort().join(', ') || fold(name);
  const conflicts = allergies.flatMap(({ id, allergen, severity }): AllergyConflict[] => {
    const found = match(allergen, drug, { name, text });
    if (!found) return [];
    const key = [id, severity, fold(allergen), subject].join(' | ');
    const reason = confirmedConflicts.includes(key) ? allergyReason : null;
    return [{ key, allergyId: id, allergen, severity: severity as Severity, ...found, reason }];
  });
  const left = allergies.filter(({ id }) => !conflicts.some(({ allergyId }) => allergyId === id));
  return {
    conflicts,
    unknownMedicine: left.length > 0 ? unknownParts(name, drug) : [],
    unknownAllergens: left.flatMap(({ allergen }) => unknownParts(allergen, recognize(allergen))),
  };
}

/** A medicine together with what was found. */
export function withAllergyCheck<Medicine extends CheckedMedicine>(
  medicine: Medicine,
  allergies: readonly CheckedAllergy[],
): Medicine & { allergyCheck: AllergyCheck } {
  return { ...medicine, allergyCheck: checkAllergies(medicine, allergies) };
}
