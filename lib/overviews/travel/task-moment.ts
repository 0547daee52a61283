import { addDays, addMs, type Day, daysBetween, HOUR, instantFromMs, MINUTE, maxDay } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { PlannedAt, Step } from './step';

/** Our choice. Only the last days before the deadline count, so that the suggestion is not months ahead. */
const LATEST_DAYS = 14;
const OPENING = '10:00';

function middleDay(from: Day, by: Day): Day {
  const first = maxDay(from, addDays(by, -LATEST_DAYS));
  return addDays(first, Math.floor(daysBetween(first, by) / 2));
}

/** Full hour in the pet's local time. In some zones it differs from UTC's by a quarter of an hour. */
function nextFullHour(at: Date, timeZone: string): number {
  const minutes = Number(fromInstant(at, timeZone).time.slice(3));
  const thisMinute = Math.floor(at.getTime() / MINUTE) * MINUTE;
  return thisMinute + HOUR - minutes * MINUTE;
}

export function taskMoment({ from, by, hours }: Step, { at, today, timeZone }: PlannedAt): Date | null {
  if (by === null || by < today) return null;
  const nextHour = nextFullHour(at, timeZone);
  const wishedMs = toInstant(middleDay(maxDay(from ?? today, today), by), OPENING, timeZone).getTime();
  const earliest = Math.max(nextHour, hours ? addMs(hours.from, HOUR).getTime() : 0);
  const moment = Math.max(wishedMs, earliest);
  return instantFromMs(hours ? Math.min(moment, hours.to.getTime()) : moment);
}
