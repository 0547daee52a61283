export type StayState = 'passes' | 'incomplete' | 'none' | 'young' | 'ended' | 'ends' | 'given' | 'missing';

/** Of a template; days, except where it says characters. */
export const templateLimits = {
  /** Characters. */
  name: 60,
  note: 200,
  /** Characters of a template in an address; what leads to the sign-in may have 500 in all. */
  token: 400,
  minDays: 60,
  withinDays: 365,
  /** Of one stay. */
  stay: 31,
} as const;
