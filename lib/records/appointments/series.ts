import { addDays, addMonths, type Day } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { Repeat } from './schema';
import type { RepeatStep } from './vocabulary';

const steps: Record<RepeatStep, (day: Day, times: number) => Day> = {
  week: (day, times) => addDays(day, 7 * times),
  two_weeks: (day, times) => addDays(day, 14 * times),
  month: addMonths,
  three_months: (day, times) => addMonths(day, 3 * times),
  six_months: (day, times) => addMonths(day, 6 * times),
  year: (day, times) => addMonths(day, 12 * times),
};

/** Counts from the first day in local time: the 31st returns after a short month, and clock changes shift no start. */
export function seriesStarts(first: Date, timeZone: string, { every, times }: Repeat): Date[] {
  const { day, time } = fromInstant(first, timeZone);
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? first : toInstant(steps[every](day, index), time, timeZone),
  );
}
