import { addDays, type Day } from '@/lib/core/dates';

/** An ISO 8601 duration of one unit on calendar days: `P6W`, `P30D`, `P12M`, `P3Y`. */
export type Duration = string;

const shape = /^P(\d{1,4})([DWMY])$/;

/** @throws RangeError for anything but one number and one unit */
export function readDuration(duration: Duration): { count: number; unit: 'D' | 'W' | 'M' | 'Y' } {
  const [, count, unit] = shape.exec(duration) ?? [];
  if (!unit) throw new RangeError(`No duration: ${duration}`);
  return { count: Number(count), unit: unit as 'D' | 'W' | 'M' | 'Y' };
}

function monthLength(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(total / 12), (total % 12) + 1];
  const newDate = Math.min(date, monthLength(newYear, newMonth));
  return [String(newYear).padStart(4, '0'), ...[newMonth, newDate].map((n) => String(n).padStart(2, '0'))].join('-');
}

/**
 * A day, later by a duration. The 31st becomes the last day of a shorter month: 31 January and a month is 28 or
 * 29 February (vaccines.json, durations).
 * @param times how many durations
 */
export function addDuration(day: Day, duration: Duration, times = 1): Day {
  const { count, unit } = readDuration(duration);
  if (unit === 'D' || unit === 'W') return addDays(day, count * times * (unit === 'W' ? 7 : 1));
  return addMonths(day, count * times * (unit === 'Y' ? 12 : 1));
}

/** The earliest of some days. */
export function earlierOf(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort()[0] as Day;
}

/** The latest of some days. */
export function laterOf(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort().at(-1) as Day;
}
