import type { Locale } from '@/lib/core/i18n/locales';
import type { Severity } from '@/lib/records/allergies/vocabulary';

// Apart from the rule that finds them, so that a browser can have these without its table.

/** Same substance, same class, a class that cross-reacts, or only the same words in both names. */
export type ConflictBasis = 'substance' | 'class' | 'cross' | 'name';

/** A known allergy that speaks against a medicine, as every reader of the medicine is told. */
export interface AllergyWarning {
  allergen: string;
  severity: Severity;
  basis: ConflictBasis;
  /** The substance or class that both have, or both classes of a cross-reaction; null where only the names are alike. */
  shared: Record<Locale, string> | null;
  /** Why its owner gives it all the same; null while they have not confirmed that they do. */
  reason: string | null;
}

/** The same for those who can confirm it. */
export interface AllergyConflict extends AllergyWarning {
  /** What a confirmation names: this allergy as it is now, against this medicine. */
  key: string;
  allergyId: string;
}

/**
 * A medicine compared with the known allergies of its pet. No conflict does not mean that it is safe: what could not be
 * compared is named.
 */
export interface AllergyCheck {
  conflicts: AllergyConflict[];
  /** What the table does not know of the medicine, its name or words of it, while an allergy is left that it might be. */
  unknownMedicine: string[];
  /** The same of the allergens. */
  unknownAllergens: string[];
}

/** The conflicts as somebody reads them who can't confirm them. */
export function toWarnings({ conflicts }: AllergyCheck): AllergyWarning[] {
  return conflicts.map(({ key: _, allergyId: __, ...warning }) => warning);
}

/** The allergens that could not be compared with at least one of several medicines. */
export function unknownAllergensOf(medicines: readonly { allergyCheck: AllergyCheck }[]): string[] {
  return [...new Set(medicines.flatMap(({ allergyCheck }) => allergyCheck.unknownAllergens))];
}
