import type { ColumnsOf } from '../column';

export const measures = {
  kind: { activity: true },
  name: { activity: true },
  unit: {},
  low: {},
  high: {},
  rangeUnit: { computed: true },
  rangeBy: {},
  rangeSince: { day: true },
  endedOn: { day: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'Measure'>;
