import type { Severity } from '@/lib/records/allergies/vocabulary';
import { checkAllergies } from '@/lib/records/medications/allergy-check';

export const medicine = (name: string, more = {}) => ({
  ...{ name, dosage: null, steps: [], instructions: null, reason: null },
  ...{ allergyReason: null, confirmedConflicts: [] },
  ...more,
});

export const allergy = (allergen: string, severity: Severity = 'severe') => ({
  id: `id of ${allergen}`,
  allergen,
  severity,
});

export const basisOf = (allergen: string, name: string) =>
  checkAllergies(medicine(name), [allergy(allergen)]).conflicts[0]?.basis ?? null;
