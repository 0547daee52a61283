import {
  addDays,
  addMs,
  DAY,
  type Day,
  daysBetween,
  HOUR,
  instantFromJson,
  MINUTE,
  msFromJson,
  msOf,
  weekdayOf,
} from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import type { Completion, Routine } from './routine';
import { type RoutineKind, routineLimits } from './vocabulary';

/** `missed` only means that the task is not checked off. */
export type TaskState = 'upcoming' | 'due' | 'done' | 'skipped' | 'missed';

export type PlannedRoutine = Pick<
  Routine,
  'id' | 'kind' | 'title' | 'weekdays' | 'timeOfDay' | 'timeZone' | 'durationMinutes' | 'plannedFrom' | 'pastPlans'
>;

type DayStatus = Pick<Completion, 'routineId' | 'day' | 'status'>;

export interface Occurrence {
  routineId: string;
  day: Day;
  at: Date;
  title: string;
  kind: RoutineKind;
  state: TaskState;
}

const DUE_FOR = HOUR;

export type RoutineTimes = Pick<Routine, 'weekdays' | 'timeOfDay' | 'timeZone' | 'plannedFrom' | 'pastPlans'>;

export function firstDay({ plannedFrom, pastPlans, timeZone }: RoutineTimes): Day {
  return fromInstant(instantFromJson(pastPlans[0]?.from ?? plannedFrom), timeZone).day;
}

export function isPlannedOn(routine: RoutineTimes, day: Day): boolean {
  // No time zone is a full day ahead of UTC, so the slow zone arithmetic is only needed near the start.
  const isLater = msOf(day) > msFromJson(routine.plannedFrom) + DAY;
  return isLater ? routine.weekdays.includes(weekdayOf(day)) : occurrenceOn(routine, day) !== null;
}

/** Uses the plan in force at that time: no task is due before a routine was created, restored or changed. */
export function occurrenceOn(routine: RoutineTimes, day: Day): { at: Date; time: string } | null {
  const weekday = weekdayOf(day);
  if (routine.weekdays.includes(weekday)) {
    const at = plannedAt(routine, day);
    if (at.getTime() >= msFromJson(routine.plannedFrom)) return { at, time: routine.timeOfDay };
  }
  for (const plan of routine.pastPlans.toReversed()) {
    if (!plan.weekdays.includes(weekday)) continue;
    const at = plannedAt(plan, day);
    const moment = at.getTime();
    if (moment >= msFromJson(plan.from) && moment < msFromJson(plan.until)) return { at, time: plan.timeOfDay };
  }
  return null;
}

export function plannedAt({ timeOfDay, timeZone }: Pick<Routine, 'timeOfDay' | 'timeZone'>, day: Day): Date {
  return toPlannedInstant(day, timeOfDay, timeZone);
}

/** Day of the task due at this time. A task that a clock change moved past midnight belongs to the day before. */
export function dayOfTask(times: Pick<Routine, 'timeOfDay' | 'timeZone'>, dueAt: Date): Day {
  const { day } = fromInstant(dueAt, times.timeZone);
  const before = addDays(day, -1);
  return plannedAt(times, before).getTime() === dueAt.getTime() ? before : day;
}

export function taskState(
  occurrenceAt: Date,
  durationMinutes: number | null,
  status: Completion['status'] | null,
  at: Date,
): TaskState {
  if (status) return status;
  if (at < occurrenceAt) return 'upcoming';
  return at <= addMs(occurrenceAt, (durationMinutes ?? 0) * MINUTE + DUE_FOR) ? 'due' : 'missed';
}

export function completionRefusal(
  routine: RoutineTimes,
  day: Day,
  today: Day,
): 'routines.validation.notPlanned' | 'routines.validation.tooEarly' | 'routines.validation.tooOld' | null {
  const ahead = daysBetween(today, day);
  if (ahead > 0) return 'routines.validation.tooEarly';
  if (-ahead > routineLimits.daysBack) return 'routines.validation.tooOld';
  return isPlannedOn(routine, day) ? null : 'routines.validation.notPlanned';
}

const keyOf = (routineId: string, day: Day) => `${routineId} ${day}`;

export function completionsByDay<Line extends DayStatus>(
  completions: readonly Line[],
): (routineId: string, day: Day) => Line | null {
  const byKey = new Map(completions.map((line) => [keyOf(line.routineId, line.day), line]));
  return (routineId, day) => byKey.get(keyOf(routineId, day)) ?? null;
}

export function routineOccurrences(
  routines: readonly PlannedRoutine[],
  completions: readonly DayStatus[],
  { from, to, at }: { from: Date; to: Date; at: Date },
): Occurrence[] {
  const byDay = completionsByDay(completions);
  const occurrences: Occurrence[] = [];
  for (const routine of routines) {
    const { id: routineId, title, kind, timeZone, durationMinutes } = routine;
    const last = fromInstant(to, timeZone).day;
    // Starts a day early: if a clock change skips a time, it may move past midnight.
    for (let day = addDays(fromInstant(from, timeZone).day, -1); day <= last; day = addDays(day, 1)) {
      const occurrenceAt = occurrenceOn(routine, day)?.at;
      if (!occurrenceAt || occurrenceAt < from || occurrenceAt > to) continue;
      const state = taskState(occurrenceAt, durationMinutes, byDay(routineId, day)?.status ?? null, at);
      occurrences.push({ routineId, day, at: occurrenceAt, title, kind, state });
    }
  }
  return occurrences.sort((a, b) => a.at.getTime() - b.at.getTime());
}
