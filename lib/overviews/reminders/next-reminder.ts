import { addDays, addMs, DAY, type Day, HOUR, instantFromMs, MINUTE, weekdayOf } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { type Course, plannedDoses, roundOf } from '@/lib/records/medications/plan';
import { plannedAt } from '@/lib/records/routines/day-plan';
import { DAY_REMINDER_TIME } from './vocabulary';

export interface Moment {
  at: Date;
  dueAt: Date;
}

/** Sorted; both instants included. */
export type Moments = (from: Date, to: Date) => Moment[];

/** Older reminders are dropped. */
export const MAX_DELAY = 12 * HOUR;
/** For entries changed between their moment and the tick: still sent, and never twice. */
const GRACE = 2 * MINUTE;

const within = (from: Date, to: Date) => (moment: Moment) => moment.at >= from && moment.at <= to;

export interface PlannedRoutine {
  /** 1 to 7, Monday first. */
  weekdays: readonly number[];
  /** HH:mm in `timeZone`. */
  timeOfDay: string;
  timeZone: string;
  reminderMinutesBefore: number | null;
  /** Nothing is due before. */
  plannedFrom: Date | null;
}

export function routineMoments(routine: PlannedRoutine): Moments {
  const { weekdays, timeOfDay, timeZone, reminderMinutesBefore, plannedFrom } = routine;
  return (from, to) => {
    if (reminderMinutesBefore === null || from > to) return [];
    const lead = reminderMinutesBefore * MINUTE;
    const last = fromInstant(addMs(to, lead), timeZone).day;
    const found: Moment[] = [];
    for (let day = addDays(fromInstant(addMs(from, lead), timeZone).day, -1); day <= last; day = addDays(day, 1)) {
      if (!weekdays.includes(weekdayOf(day))) continue;
      const dueAt = plannedAt({ timeOfDay, timeZone }, day);
      if (plannedFrom === null || dueAt >= plannedFrom) found.push({ at: addMs(dueAt, -lead), dueAt });
    }
    return found.filter(within(from, to));
  };
}

export function medicationMoments(course: Course): Moments {
  return (from, to) =>
    course.reminders.length === 0 ? [] : plannedDoses(course, from, to).map(({ at }) => ({ at, dueAt: at }));
}

export interface PlannedAppointment {
  startsAt: Date;
  status: string;
  reminderMinutesBefore: number | null;
}

export function appointmentMoments({ startsAt, status, reminderMinutesBefore }: PlannedAppointment): Moments {
  if (status !== 'planned' || reminderMinutesBefore === null) return () => [];
  const moment = { at: addMs(startsAt, -reminderMinutesBefore * MINUTE), dueAt: startsAt };
  return (from, to) => [moment].filter(within(from, to));
}

/** Day-based reminders fire at 09:00 in the owner's time zone, on the day and `leadDays` before; one for several. */
export function dayMoments(days: readonly Day[], leadDays: number, timeZone: string): Moments {
  const told = new Set(days.flatMap((day) => (leadDays > 0 ? [addDays(day, -leadDays), day] : [day])));
  const moments = [...told].sort().map((day) => {
    const at = toInstant(day, DAY_REMINDER_TIME, timeZone);
    return { at, dueAt: at };
  });
  return (from, to) => moments.filter(within(from, to));
}

/** Of a local time that occurs twice, the first. */
export function dailyMoments(time: string, timeZone: string): Moments {
  const every = {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeOfDay: time,
    timeZone,
    reminderMinutesBefore: 0,
    plannedFrom: null,
  };
  return routineMoments(every);
}

/** Upper bound for the next moment: a round or the start, plus a day for DST. */
export function horizonOf(course: Course, now: Date): number {
  const start = toInstant(course.startsOn, '00:00', course.timeZone).getTime() - now.getTime();
  return Math.max(0, start) + roundOf(course) + 2 * DAY;
}

/** A week, plus a day for DST. */
export const WEEKLY_HORIZON = 9 * DAY;
/** Ten years, for entries with a date. */
export const FAR_HORIZON = 3660 * DAY;

interface EvaluationWindow {
  /** When its last reminder was due, or when it was changed. */
  evaluatedAt: Date;
  /** Nothing due before creation is reminded of. */
  createdAt: Date;
  now: Date;
  /** Milliseconds within which the next moment lies, if there is one. */
  horizon: number;
}

/** @returns next: strictly after now; null if nothing more is to come */
export function computeDue(
  moments: Moments,
  { evaluatedAt, createdAt, now, horizon }: EvaluationWindow,
): { due: Moment[]; next: Date | null } {
  const earliest = [evaluatedAt.getTime() - GRACE, now.getTime() - MAX_DELAY, createdAt.getTime()];
  const [next] = moments(addMs(now, 1), addMs(now, horizon));
  return { due: moments(instantFromMs(Math.max(...earliest)), now), next: next?.at ?? null };
}
