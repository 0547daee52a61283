// Apart from the schema, so that a page can name these without the library that checks them.

export const vitalKinds = [
  'temperature',
  'heart_rate',
  'respiratory_rate',
  'sleeping_respiratory_rate',
  'capillary_refill',
] as const;
export type VitalKind = (typeof vitalKinds)[number];

export const vitalContexts = ['rest', 'sleep', 'exercise', 'clinic'] as const;
export type VitalContext = (typeof vitalContexts)[number];

export const vitalLimits = { note: 2000 } as const;

/** vitals.json, plausibility: °C, per minute, per minute, per minute, seconds. */
export const vitalRanges: Record<VitalKind, { min: number; max: number }> = {
  temperature: { min: 30, max: 44 },
  heart_rate: { min: 10, max: 650 },
  respiratory_rate: { min: 3, max: 300 },
  sleeping_respiratory_rate: { min: 3, max: 300 },
  capillary_refill: { min: 0, max: 10 },
};
