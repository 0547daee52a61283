import type { AllergyCheck, AllergyConflict } from '@/lib/records/medications/allergy-warning';

export const noConflict: AllergyCheck = { conflicts: [], unknownMedicine: [], unknownAllergens: [] };

export function aConflict(changes: Partial<AllergyConflict> = {}): AllergyConflict {
  return {
    ...{ key: 'a1 | severe', allergyId: 'a1', allergen: 'Amoxicillin', severity: 'severe', basis: 'class' },
    shared: { en: 'penicillins', es: 'penicilinas' },
    reason: null,
    ...changes,
  };
}
