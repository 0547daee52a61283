import type { ColumnsOf } from '../column';

export const weights = {
  measuredAt: { fact: true },
  grams: { fact: true, activity: true },
  bodyConditionScore: { fact: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'Weight'>;
