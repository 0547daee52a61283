import { addDays, addMs, DAY, type Day, HOUR, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';

export interface Moment {
  at: Date;
  dueAt: Date;
}

/** Returns the moments between two instants, inclusive and sorted. */
export type Moments = (from: Date, to: Date) => Moment[];

/** Reminders that are later than this are dropped. */
export const MAX_DELAY = 12 * HOUR;
/** Tolerance for entries changed between their due time and the tick: their reminder is still sent, and only once. */
const GRACE = 2 * MINUTE;
/** Ten years; used for entries with a date. */
export const FAR_HORIZON = 3660 * DAY;
/** Local time of reminders for days without a time of day. */
const DAY_REMINDER_TIME = '09:00';

export const within = (from: Date, to: Date) => (moment: Moment) => moment.at >= from && moment.at <= to;

/** Reminds at 09:00 in the owner's time zone, on the day and `leadDays` before, at most once per day. */
export function dayMoments(days: readonly Day[], leadDays: number, timeZone: string): Moments {
  const mentionedDays = new Set(days.flatMap((day) => [addDays(day, -leadDays), day]));
  const moments = [...mentionedDays].sort().map((day) => {
    const at = toInstant(day, DAY_REMINDER_TIME, timeZone);
    return { at, dueAt: at };
  });
  return (from, to) => moments.filter(within(from, to));
}

/** Days that a reminder from `dayMoments` may refer to. */
export function daysMentioned(remindedAt: Date, leadDays: number, timeZone: string): Day[] {
  const { day } = fromInstant(remindedAt, timeZone);
  return leadDays > 0 ? [day, addDays(day, leadDays)] : [day];
}

export interface EvaluationWindow {
  /** Time at which the last reminder was due, or at which the entry changed. */
  evaluatedAt: Date;
  /** Reminders due before this time are dropped. */
  createdAt: Date;
  now: Date;
  /** Maximum distance of the next moment, in milliseconds from now. */
  horizon: number;
}

export interface Due {
  due: Moment[];
  /** Later than now; null if no moment follows. */
  next: Date | null;
}

export function evaluateMoments(moments: Moments, { evaluatedAt, createdAt, now, horizon }: EvaluationWindow): Due {
  const earliest = [evaluatedAt.getTime() - GRACE, now.getTime() - MAX_DELAY, createdAt.getTime()];
  const [next] = moments(addMs(now, 1), addMs(now, horizon));
  return { due: moments(instantFromMs(Math.max(...earliest)), now), next: next?.at ?? null };
}
