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

/**
 * The moments of a repeated appointment, the first one included: each at the same time on the clock of its zone. All
 * are counted from the first day, so that after a 31st comes the last day of a short month and then a 31st again. A
 * time that a clock change skips moves on by the change's length, on that day only.
 */
export function seriesStarts(first: Date, timeZone: string, { every, times }: Repeat): Date[] {
  const { day, time } = fromInstant(first, timeZone);
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? first : toInstant(steps[every](day, index), time, timeZone),
  );
}
