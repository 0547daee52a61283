export const vitalKinds = [
  'temperature',
  'heart_rate',
  'respiratory_rate',
  'sleeping_respiratory_rate',
  'capillary_refill',
] as const;
export type VitalKind = (typeof vitalKinds)[number];

export const vitalContexts = ['rest', 'sleep', 'exercise', 'clinic'] as const;

export const vitalLimits = { note: 2000 } as const;

interface PlausibleRange {
  min: number;
  max: number;
}

/** vitals.json, plausibility: °C, per minute, per minute, per minute, seconds. */
export const vitalRanges: Record<VitalKind, PlausibleRange> = {
  temperature: { min: 30, max: 44 },
  heart_rate: { min: 10, max: 650 },
  respiratory_rate: { min: 3, max: 300 },
  sleeping_respiratory_rate: { min: 3, max: 300 },
  capillary_refill: { min: 0, max: 10 },
};

/** Ectotherms take on the temperature of their surroundings, and heart and breathing rates fall with it. Our choice. */
const coldBlooded: Partial<Record<VitalKind, PlausibleRange>> = {
  temperature: { min: 0, max: 50 },
  heart_rate: { min: 1, max: 650 },
  respiratory_rate: { min: 0, max: 300 },
  sleeping_respiratory_rate: { min: 0, max: 300 },
};

/** Both limits are inclusive. `other` may be an amphibian. */
export function plausibleVital(kind: VitalKind, type: string): PlausibleRange {
  const own = ['reptile', 'fish', 'other'].includes(type) ? coldBlooded[kind] : undefined;
  return own ?? vitalRanges[kind];
}
