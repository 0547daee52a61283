import type { Responsible } from '@/lib/collections/responsible';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { CompletionStatus, RoutineKind } from './vocabulary';

export const routineColumns = {
  id: true,
  kind: true,
  title: true,
  weekdays: true,
  timeOfDay: true,
  timeZone: true,
  durationMinutes: true,
  note: true,
  reminderMinutesBefore: true,
  responsible: true,
  plannedFrom: true,
  pastPlans: true,
} as const;

export interface PastRoutine {
  weekdays: number[];
  timeOfDay: string;
  timeZone: string;
  /** Start included, end excluded, ISO 8601. */
  from: string;
  until: string;
}

export interface Routine {
  id: string;
  kind: RoutineKind;
  title: string;
  /** 1 to 7, Monday first, sorted. */
  weekdays: number[];
  timeOfDay: string;
  timeZone: string;
  durationMinutes: number | null;
  note: string | null;
  reminderMinutesBefore: number | null;
  responsible: Responsible;
  plannedFrom: string;
  pastPlans: PastRoutine[];
}

/** Without plan and time zone while the routine waits to be sent. */
export type ListedRoutine = Omit<Routine, 'timeZone' | 'plannedFrom' | 'pastPlans'>;

export type RoutineRow = Omit<Routine, 'plannedFrom' | 'pastPlans' | 'responsible'> & {
  plannedFrom: Date;
  pastPlans: unknown;
  responsible: unknown;
};

export function toRoutine(row: RoutineRow): Routine {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    weekdays: row.weekdays,
    timeOfDay: row.timeOfDay,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    note: row.note,
    reminderMinutesBefore: row.reminderMinutesBefore,
    responsible: row.responsible as Responsible,
    plannedFrom: row.plannedFrom.toISOString(),
    pastPlans: row.pastPlans as PastRoutine[],
  };
}

export const completionColumns = { routineId: true, day: true, status: true, at: true, by: true } as const;
export const attributedCompletionColumns = { ...completionColumns, createdById: true, updatedById: true } as const;

export interface Completion {
  routineId: string;
  day: Day;
  status: CompletionStatus;
  at: string;
  by: string;
}

export interface CompletionRow {
  routineId: string;
  day: Date;
  status: CompletionStatus;
  at: Date;
  by: string;
}

export function toCompletion({ routineId, day, status, at, by }: CompletionRow): Completion {
  return { routineId, day: dayFromColumn(day), status, at: at.toISOString(), by };
}
