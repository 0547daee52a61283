// Apart from the schema, so that a page can name these without the library that checks them.

export const routineKinds = ['feeding', 'exercise', 'medication', 'grooming'] as const;
export type RoutineKind = (typeof routineKinds)[number];

export const completionStatuses = ['done', 'skipped'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

/** Monday first. */
export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export const routineLimits = {
  title: 120,
  note: 2000,
  /** Longest duration, in minutes. */
  minutes: 720,
  /** Longest lead of a reminder, in minutes. */
  before: 1440,
  perPet: 200,
  /** Days ahead of today that may be ticked already: whoever leaves early does the morning's work the night before. */
  daysAhead: 1,
  /** Days back that may still be ticked. */
  daysBack: 60,
} as const;
