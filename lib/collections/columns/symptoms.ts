import type { ColumnsOf } from '../column';

export const symptoms = {
  noticedAt: {},
  kind: { activity: true },
  severity: {},
  durationSeconds: {},
  stoolScore: {},
  note: { activity: true },
} as const satisfies ColumnsOf<'Symptom'>;
