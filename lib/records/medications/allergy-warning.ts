import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { Severity } from '@/lib/records/allergies/vocabulary';

// Separate from the rule, so that browsers do not load its table of substances.

/** `mention`: only in the dosage or the notes. `name`: not in the table, but the names share words. */
export type ConflictBasis = 'substance' | 'class' | 'cross' | 'mention' | 'name';

export interface AllergyWarning {
  allergen: string;
  severity: Severity;
  basis: ConflictBasis;
  shared: LocalizedText | null;
  reason: string | null;
}

export interface AllergyConflict extends AllergyWarning {
  /** Identifies the medicine and the allergy in its current state, so that a change of either voids a confirmation. */
  key: string;
  allergyId: string;
}

/** Result of the comparison. No conflict does not mean safe: it also lists names that could not be compared. */
export interface AllergyCheck {
  conflicts: AllergyConflict[];
  unknownMedicine: string[];
  unknownAllergens: string[];
}

export function toWarnings({ conflicts }: AllergyCheck): AllergyWarning[] {
  return conflicts.map(({ key: _, allergyId: __, ...warning }) => warning);
}

export function unknownAllergensOf(medicines: readonly { allergyCheck: AllergyCheck }[]): string[] {
  return [...new Set(medicines.flatMap(({ allergyCheck }) => allergyCheck.unknownAllergens))];
}
