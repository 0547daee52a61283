import type { ColumnsOf } from '../column';

export const vitals = {
  measuredAt: { fact: true },
  kind: { fact: true, activity: true },
  value: { fact: true, activity: true },
  context: { fact: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'Vital'>;
