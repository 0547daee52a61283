import {
  addDays,
  addMs,
  DAY,
  type Day,
  daysBetween,
  dayToColumn,
  HOUR,
  instantFromJson,
  MINUTE,
  weekdayOf,
} from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import type { Completion, Routine } from './routine';
import { type RoutineKind, routineLimits } from './vocabulary';

/** What became of a task, or when it will be time. Missed is only that nobody has ticked it. */
export type TaskState = 'upcoming' | 'due' | 'done' | 'skipped' | 'missed';

/** What a plan is made of. */
export type PlannedRoutine = Pick<
  Routine,
  'id' | 'kind' | 'title' | 'weekdays' | 'timeOfDay' | 'timeZone' | 'durationMinutes' | 'plannedFrom' | 'pastPlans'
>;

type Said = Pick<Completion, 'routineId' | 'day' | 'status'>;

export interface Occurrence {
  routineId: string;
  /** On the calendar of the routine's own zone. */
  day: Day;
  at: Date;
  title: string;
  kind: RoutineKind;
  state: TaskState;
}

/** How long after its end a task is due before it counts as missed, in milliseconds. */
const DUE_FOR = HOUR;

/** When a routine comes: its days and time, since when they hold, and those that held before. */
export type RoutineTimes = Pick<Routine, 'weekdays' | 'timeOfDay' | 'timeZone' | 'plannedFrom' | 'pastPlans'>;

/** The first day that a routine can have a task on, on the calendar of its own zone. */
export function firstDay({ plannedFrom, pastPlans, timeZone }: RoutineTimes): Day {
  return fromInstant(instantFromJson(pastPlans[0]?.from ?? plannedFrom), timeZone).day;
}

/** Whether a routine has a task on a day of its own calendar. */
export function isPlannedOn(routine: RoutineTimes, day: Day): boolean {
  // No zone is a whole day ahead of UTC: later on its rules need not be asked, which takes long.
  const isLater = dayToColumn(day).getTime() > instantFromJson(routine.plannedFrom).getTime() + DAY;
  return isLater ? routine.weekdays.includes(weekdayOf(day)) : occurrenceOn(routine, day) !== null;
}

/**
 * The task of a day of a routine's own calendar, by the plan that held at its time: nothing is due before the routine was
 * made, brought back or changed. Null where none is planned.
 */
export function occurrenceOn(routine: RoutineTimes, day: Day): { at: Date; time: string } | null {
  const present = { ...routine, from: routine.plannedFrom, until: null };
  for (const plan of [present, ...routine.pastPlans.toReversed()]) {
    if (!plan.weekdays.includes(weekdayOf(day))) continue;
    const at = plannedAt(plan, day);
    const isOver = plan.until !== null && at >= instantFromJson(plan.until);
    if (at >= instantFromJson(plan.from) && !isOver) return { at, time: plan.timeOfDay };
  }
  return null;
}

/**
 * When a routine's task of a day is: at its time on its own clock. A time that a clock change skips comes as much later,
 * and of one that comes twice the first is meant.
 */
export function plannedAt({ timeOfDay, timeZone }: Pick<Routine, 'timeOfDay' | 'timeZone'>, day: Day): Date {
  return toPlannedInstant(day, timeOfDay, timeZone);
}

/** @param at the present moment */
export function taskState(
  planned: Date,
  durationMinutes: number | null,
  status: Completion['status'] | null,
  at: Date,
): TaskState {
  if (status) return status;
  if (at < planned) return 'upcoming';
  return at <= addMs(planned, (durationMinutes ?? 0) * MINUTE + DUE_FOR) ? 'due' : 'missed';
}

/** Why a day can't be ticked, as a translation key; null when it can. @param today on the calendar of the routine */
export function completionRefusal(
  routine: RoutineTimes,
  day: Day,
  today: Day,
): 'routines.validation.notPlanned' | 'routines.validation.tooEarly' | 'routines.validation.tooOld' | null {
  const ahead = daysBetween(today, day);
  if (ahead > routineLimits.daysAhead) return 'routines.validation.tooEarly';
  if (-ahead > routineLimits.daysBack) return 'routines.validation.tooOld';
  return isPlannedOn(routine, day) ? null : 'routines.validation.notPlanned';
}

const keyOf = (routineId: string, day: Day) => `${routineId} ${day}`;

/** What was said of each routine and day, by routine and day. */
export function completionsByDay<Line extends Said>(
  completions: readonly Line[],
): (routineId: string, day: Day) => Line | null {
  const byKey = new Map(completions.map((line) => [keyOf(line.routineId, line.day), line]));
  return (routineId, day) => byKey.get(keyOf(routineId, day)) ?? null;
}

/**
 * The tasks of routines between two instants, both included, with what became of each, in order.
 * @param completions those of the days in question, of any of the routines
 * @param at the present moment
 */
export function routineOccurrences(
  routines: readonly PlannedRoutine[],
  completions: readonly Said[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): Occurrence[] {
  const said = completionsByDay(completions);
  const found: Occurrence[] = [];
  for (const routine of routines) {
    const { id: routineId, title, kind, timeZone, durationMinutes } = routine;
    const last = fromInstant(to, timeZone).day;
    // A time that a clock change skips may come on the next day: the day before can still send one.
    for (let day = addDays(fromInstant(from, timeZone).day, -1); day <= last; day = addDays(day, 1)) {
      const planned = occurrenceOn(routine, day)?.at;
      if (!planned || planned < from || planned > to) continue;
      const state = taskState(planned, durationMinutes, said(routineId, day)?.status ?? null, at);
      found.push({ routineId, day, at: planned, title, kind, state });
    }
  }
  return found.sort((a, b) => a.at.getTime() - b.at.getTime());
}
