export const routineKinds = ['feeding', 'exercise', 'medication', 'grooming'] as const;
export type RoutineKind = (typeof routineKinds)[number];

export const completionStatuses = ['done', 'skipped'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

export const routineLimits = {
  title: 120,
  note: 2000,
  minutes: 720,
  before: 1440,
  perPet: 200,
  daysBack: 60,
} as const;

/** Values that identify the completion of a task, which has no id of its own. */
export const completionId = ({ routineId, day }: { routineId: string; day: string }) => `${routineId}/${day}`;
