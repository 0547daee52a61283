import type { ColumnsOf } from '../column';

export const treatments = {
  kind: { fact: true },
  product: { fact: true, activity: true },
  substance: { fact: true },
  /** Exact to the minute, because borders count hours from it. */
  givenAt: { fact: true },
  weightGrams: { fact: true },
  /** Taken from the product's label, never computed. */
  nextDueOn: { day: true, fact: true },
  givenBy: { fact: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'ParasiteTreatment'>;
