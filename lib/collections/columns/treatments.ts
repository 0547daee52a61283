import type { ColumnsOf } from '../column';

export const treatments = {
  kind: { fact: true },
  product: { fact: true, activity: true },
  /** The active substance. */
  substance: { fact: true },
  /** To the minute: borders count hours from it. */
  givenAt: { fact: true },
  weightGrams: { fact: true },
  /** As the label of the product says; never computed. */
  nextDueOn: { day: true, fact: true },
  givenBy: { fact: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'ParasiteTreatment'>;
