import type { ColumnsOf } from '../column';

export const vaccinations = {
  /** Catalog id or free text. */
  vaccine: { fact: true, activity: true },
  product: { fact: true },
  antigens: { fact: true, computed: true },
  givenOn: { day: true, fact: true },
  validUntil: { day: true, fact: true },
  nextDueOn: { day: true, fact: true },
  manufacturer: { fact: true },
  batch: { fact: true },
  vetName: { fact: true },
  clinic: { fact: true },
  document: {},
  reaction: {},
  note: { activity: true },
} as const satisfies ColumnsOf<'Vaccination'>;
