export const labSamples = ['blood', 'urine', 'feces', 'skin', 'other'] as const;
export type LabSample = (typeof labSamples)[number];

export const comparators = ['<', '>'] as const;

export const resultFlags = ['low', 'high', 'abnormal'] as const;

export const labLimits = {
  ...{ laboratory: 120, note: 2000 },
  /** Results per report. */
  results: 80,
  ...{ name: 80, text: 120, unit: 30 },
  /** Largest absolute value or range limit. */
  value: 1_000_000_000,
} as const;

/** Newest reports on the health page: the latest and the one before. */
export const COMPARED_REPORTS = 2;

/** Newest reports on a page of a link. */
export const SHARED_REPORTS = 12;
