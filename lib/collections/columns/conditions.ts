import type { ColumnsOf } from '../column';

export const conditions = {
  name: { fact: true, activity: true },
  status: { fact: true, activity: true },
  diagnosedOn: { day: true, fact: true },
  resolvedOn: { day: true, fact: true },
  /** Advice to carers for when symptoms appear. */
  whatToDo: { activity: true },
  note: { activity: true },
} as const satisfies ColumnsOf<'Condition'>;
