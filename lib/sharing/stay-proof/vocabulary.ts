export type StayState = 'passes' | 'incomplete' | 'none' | 'young' | 'ended' | 'ends' | 'given' | 'missing';

/** Limits of a template, in days unless noted. */
export const templateLimits = {
  /** Characters. */
  name: 60,
  note: 200,
  /** Characters of a template in a URL; sign-in links allow 500 in all. */
  token: 400,
  minDays: 60,
  withinDays: 365,
  /** Days of one stay. */
  stay: 31,
} as const;
