import type { ColumnsOf } from '../column';

export const sessions = {
  practisedAt: {},
  minutes: { activity: true },
  attempts: {},
  successes: {},
  place: {},
  /** 0 (none) to 3 (strong). */
  distraction: {},
  note: { activity: true },
  skillId: { computed: true },
} as const satisfies ColumnsOf<'TrainingSession'>;
