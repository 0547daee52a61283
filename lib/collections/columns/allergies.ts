import type { ColumnsOf } from '../column';

export const allergies = {
  allergen: { fact: true, activity: true },
  severity: { fact: true, activity: true },
  reaction: { fact: true, activity: true },
  note: {},
} as const satisfies ColumnsOf<'Allergy'>;
