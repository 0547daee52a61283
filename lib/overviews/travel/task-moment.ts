import { addDays, addMs, type Day, daysBetween, HOUR, instantFromMs } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { maxDay } from '@/lib/records/vaccinations/durations';
import type { PlannedAt, Step } from './step';

/** Ours: nobody is to plan for the last day, nor half a year ahead. */
const LATEST_DAYS = 14;
const OPENING = '10:00';

/** In the middle of the last two weeks in which it is in time. */
function middleDay(from: Day, by: Day): Day {
  const first = maxDay(from, addDays(by, -LATEST_DAYS));
  return addDays(first, Math.floor(daysBetween(first, by) / 2));
}

/** When a task is put into the calendar first; whoever goes moves it to the hour that the clinic offers. */
export function taskMoment({ from, by, hours }: Step, { at, today, timeZone }: PlannedAt): Date | null {
  if (by === null || by < today) return null;
  const nextHour = (Math.floor(at.getTime() / HOUR) + 1) * HOUR;
  const wished = toInstant(middleDay(maxDay(from ?? today, today), by), OPENING, timeZone).getTime();
  const earliest = Math.max(nextHour, hours ? addMs(hours.from, HOUR).getTime() : 0);
  const moment = Math.max(wished, earliest);
  return instantFromMs(hours ? Math.min(moment, hours.to.getTime()) : moment);
}
