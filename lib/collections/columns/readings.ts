import type { ColumnsOf } from '../column';

export const readings = {
  measuredAt: {},
  value: { activity: true },
  diastolic: { activity: true },
  text: { activity: true },
  unit: { activity: true },
  context: {},
  note: { activity: true },
  measureId: { computed: true },
} as const satisfies ColumnsOf<'Reading'>;
