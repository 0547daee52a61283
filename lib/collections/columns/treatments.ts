import type { ColumnsOf } from '../column';

export const treatments = {
  kind: { fact: true },
  product: { fact: true, activity: true },
  substance: { fact: true },
  /** Precise to the minute, because entry rules of countries count hours from it. */
  givenAt: { fact: true },
  weightGrams: { fact: true },
  /** Copied from the product label, never computed. */
  nextDueOn: { day: true, fact: true },
  givenBy: { fact: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'ParasiteTreatment'>;
