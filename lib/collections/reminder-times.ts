import { addDays, addMs, DAY, type Day, HOUR, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';

export interface Moment {
  at: Date;
  dueAt: Date;
}

export type Moments = (from: Date, to: Date) => Moment[];

export const MAX_DELAY = 12 * HOUR;
/** Tolerance for entries changed between their due time and the tick: their reminder is still sent, and only once. */
const GRACE = 2 * MINUTE;
export const FAR_HORIZON = 3660 * DAY;
const DAY_REMINDER_TIME = '09:00';

export const within = (from: Date, to: Date) => (moment: Moment) => moment.at >= from && moment.at <= to;

export function dayMoments(days: readonly Day[], leadDays: number, timeZone: string): Moments {
  const mentionedDays = new Set(days.flatMap((day) => [addDays(day, -leadDays), day]));
  const moments = [...mentionedDays].sort().map((day) => {
    const at = toInstant(day, DAY_REMINDER_TIME, timeZone);
    return { at, dueAt: at };
  });
  return (from, to) => moments.filter(within(from, to));
}

export function daysMentioned(remindedAt: Date, leadDays: number, timeZone: string): Day[] {
  const { day } = fromInstant(remindedAt, timeZone);
  return leadDays > 0 ? [day, addDays(day, leadDays)] : [day];
}

export interface EvaluationWindow {
  evaluatedAt: Date;
  createdAt: Date;
  now: Date;
  /** Maximum distance of the next moment, in milliseconds from now. */
  horizon: number;
}

export interface Due {
  due: Moment[];
  next: Date | null;
}

export function evaluateMoments(moments: Moments, { evaluatedAt, createdAt, now, horizon }: EvaluationWindow): Due {
  const earliest = [evaluatedAt.getTime() - GRACE, now.getTime() - MAX_DELAY, createdAt.getTime()];
  const [next] = moments(addMs(now, 1), addMs(now, horizon));
  return { due: moments(instantFromMs(Math.max(...earliest)), now), next: next?.at ?? null };
}
