import type { Locale } from '@/lib/core/i18n/locales';
import type { Severity } from '@/lib/records/allergies/vocabulary';

// Kept apart from the rule, so that browsers do not load its table of substances.

/** `name`: neither is in the table, but their names share words. */
export type ConflictBasis = 'substance' | 'class' | 'cross' | 'name';

/** Safe for every reader of the medicine, share links included. */
export interface AllergyWarning {
  allergen: string;
  severity: Severity;
  basis: ConflictBasis;
  /** The shared substance or class, or both classes of a cross-reaction; null where only the names are alike. */
  shared: Record<Locale, string> | null;
  /** Why the owner gives it all the same; null until they confirm. */
  reason: string | null;
}

/** For those who may confirm it. */
export interface AllergyConflict extends AllergyWarning {
  /** Identifies the allergy in its present state and the medicine, so that a change of either voids a confirmation. */
  key: string;
  allergyId: string;
}

/** No conflict does not mean safe: names that could not be compared are listed. */
export interface AllergyCheck {
  conflicts: AllergyConflict[];
  /** Names or words missing from the table, while an allergy remains that they might match. */
  unknownMedicine: string[];
  unknownAllergens: string[];
}

/** Strips the keys for readers who can't confirm. */
export function toWarnings({ conflicts }: AllergyCheck): AllergyWarning[] {
  return conflicts.map(({ key: _, allergyId: __, ...warning }) => warning);
}

/** Allergens that could not be compared with at least one of the medicines. */
export function unknownAllergensOf(medicines: readonly { allergyCheck: AllergyCheck }[]): string[] {
  return [...new Set(medicines.flatMap(({ allergyCheck }) => allergyCheck.unknownAllergens))];
}
