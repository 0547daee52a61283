import { addDays, type Day, dayIn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';

export interface StayPeriod {
  readonly fromDay: Day;
  readonly untilDay: Day | null;
  readonly timeZone: string;
}

export interface StayDays {
  first: Day;
  last: Day;
}

export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other);

export function sitterDays({ fromDay, untilDay, timeZone }: StayPeriod, at: Date): StayDays {
  if (untilDay !== null) return { first: fromDay, last: untilDay };
  const today = dayIn(at, timeZone);
  return { first: laterDay(fromDay, addDays(today, -1)), last: addDays(today, 1) };
}

export function isDayOf({ first, last }: StayDays, day: Day): boolean {
  return first <= day && day <= last;
}

export function isInstantOf({ first, last }: StayDays, instant: Date, timeZone: string): boolean {
  return toInstant(first, '00:00', timeZone) <= instant && instant < toInstant(addDays(last, 1), '00:00', timeZone);
}
