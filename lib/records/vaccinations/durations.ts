import { addDays, addMonths, type Day } from '@/lib/core/time/dates';

/** ISO 8601 duration of one unit in calendar days: `P6W`, `P30D`, `P12M`, `P3Y`. */
export type Duration = string;

const shape = /^P(\d{1,4})([DWMY])$/;

interface Parts {
  count: number;
  unit: 'D' | 'W' | 'M' | 'Y';
}

function parseDuration(duration: Duration): Parts {
  const match = shape.exec(duration);
  if (!match) throw new RangeError(`No duration: ${duration}`);
  return { count: Number(match[1]), unit: match[2] as Parts['unit'] };
}

/** Cached, because a schedule reads the same few durations thousands of times. */
const cache = new Map<Duration, Parts>();

export function readDuration(duration: Duration): Parts {
  const parts = cache.get(duration) ?? parseDuration(duration);
  cache.set(duration, parts);
  return parts;
}

/** Clamps to the end of shorter months: January 31 + P1M is February 28 or 29 (vaccines.json, durations). */
export function addDuration(day: Day, duration: Duration, times = 1): Day {
  const { count, unit } = readDuration(duration);
  if (unit === 'D' || unit === 'W') return addDays(day, count * times * (unit === 'W' ? 7 : 1));
  return addMonths(day, count * times * (unit === 'Y' ? 12 : 1));
}
