export type StayState = 'passes' | 'incomplete' | 'none' | 'young' | 'ended' | 'ends' | 'given' | 'missing';

/** Limits of a template, in days unless noted. */
export const templateLimits = {
  /** Characters. */
  name: 60,
  note: 200,
  /** Characters of a template in a URL. The path after sign-in may have 500 in total. */
  token: 400,
  minDays: 60,
  withinDays: 365,
  /** Days of one stay. */
  stay: 31,
} as const;
