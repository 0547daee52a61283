import { type ColumnsOf, jsonOf } from '../column';
import type { Responsible } from '../responsible';

export interface PastRoutine {
  weekdays: number[];
  timeOfDay: string;
  timeZone: string;
  /** Start included, end excluded, ISO 8601. */
  from: string;
  until: string;
}

export const routines = {
  kind: {},
  title: { activity: true },
  /** 1 to 7, Monday first, sorted. */
  weekdays: {},
  timeOfDay: { activity: true },
  durationMinutes: {},
  reminderMinutesBefore: {},
  responsible: { json: jsonOf<Responsible>() },
  note: { activity: true },
  timeZone: { computed: true },
  plannedFrom: { computed: true },
  pastPlans: { json: jsonOf<PastRoutine[]>(), computed: true },
} as const satisfies ColumnsOf<'Routine'>;
