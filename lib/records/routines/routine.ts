import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { routines } from '@/lib/collections/columns/routines';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { CompletionStatus } from './vocabulary';

export const routineColumns = /* @__PURE__ */ selectOf(routines);

export type Routine = EntryOf<'Routine', typeof routines>;

export type RoutineRow = RowOf<'Routine', typeof routines>;

export const toRoutine = (row: RoutineRow): Routine => entryOf<'Routine', typeof routines>(routines, row);

export type ListedRoutine = Omit<Routine, 'timeZone' | 'plannedFrom' | 'pastPlans'>;

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
