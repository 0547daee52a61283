import { addDays, addMs, DAY, type Day, HOUR, instantFromMs, MINUTE, weekdayOf } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { type Course, plannedDoses, roundOf } from '@/lib/records/medications/plan';
import { plannedAt } from '@/lib/records/routines/day-plan';
import { DAY_REMINDER_TIME } from './vocabulary';

/** When to remind of something, and when it is due itself. */
export interface Moment {
  at: Date;
  dueAt: Date;
}

/** The moments of one entry between two instants, both included, in order. */
export type Moments = (from: Date, to: Date) => Moment[];

/** Nobody is told of what should have been said longer ago. */
export const MAX_DELAY = 12 * HOUR;
/** An entry that was changed between its moment and the tick: its reminder is still sent, and never twice. */
const GRACE = 2 * MINUTE;

const within = (from: Date, to: Date) => (moment: Moment) => moment.at >= from && moment.at <= to;

export interface PlannedRoutine {
  /** 1 to 7, Monday first. */
  weekdays: readonly number[];
  /** HH:mm on the clock of `timeZone`. */
  timeOfDay: string;
  timeZone: string;
  reminderMinutesBefore: number | null;
  /** Nothing is due before; null for always. */
  plannedFrom: Date | null;
}

/** A routine comes on its weekdays at its time on its own clock, whatever the clocks do, and is reminded of before. */
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

/** A dose is reminded of at its time; none of a medication without times of its own. */
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

/**
 * Of what is due on days: so many days before, and on the day, in the morning on the clock of whom it concerns. Several
 * on one day are one reminder.
 */
export function dayMoments(days: readonly Day[], leadDays: number, timeZone: string): Moments {
  const told = new Set(days.flatMap((day) => (leadDays > 0 ? [addDays(day, -leadDays), day] : [day])));
  const moments = [...told].sort().map((day) => {
    const at = toInstant(day, DAY_REMINDER_TIME, timeZone);
    return { at, dueAt: at };
  });
  return (from, to) => moments.filter(within(from, to));
}

/** Every day at a time, on the clock of a zone; of a time that comes twice the first is meant. */
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

/** How far ahead the next moment of a course can lie: its round, or its start, with a day for the clocks. */
export function horizonOf(course: Course, now: Date): number {
  const start = toInstant(course.startsOn, '00:00', course.timeZone).getTime() - now.getTime();
  return Math.max(0, start) + roundOf(course) + 2 * DAY;
}

/** A week and a day for the clocks. */
export const WEEKLY_HORIZON = 9 * DAY;
/** Ten years: for what is entered by its day. */
export const FAR_HORIZON = 3660 * DAY;

interface EvaluationWindow {
  /** When its next reminder was due, or when it was changed. */
  evaluatedAt: Date;
  /** Nothing is reminded of that was due before somebody wrote it down. */
  createdAt: Date;
  now: Date;
  /** Milliseconds ahead in which the next moment has to lie, if there is one. */
  horizon: number;
}

/**
 * What has fallen due since an entry was looked at last, and when to look again.
 * @returns next: strictly after now; null when there is nothing more to come
 */
export function computeDue(
  moments: Moments,
  { evaluatedAt, createdAt, now, horizon }: EvaluationWindow,
): { due: Moment[]; next: Date | null } {
  const earliest = [evaluatedAt.getTime() - GRACE, now.getTime() - MAX_DELAY, createdAt.getTime()];
  const [next] = moments(addMs(now, 1), addMs(now, horizon));
  return { due: moments(instantFromMs(Math.max(...earliest)), now), next: next?.at ?? null };
}
