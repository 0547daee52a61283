import { DAY, instantFromMs, msFromJson } from '@/lib/core/time/dates';

export interface Reading {
  measuredAt: string;
  grams: number;
}

export interface Week {
  ago: number;
  grams: number;
  at: Date;
}

export const WEEK = 7 * DAY;

export function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  const half = Math.floor(sortedValues.length / 2);
  const upper = sortedValues[half] ?? 0;
  return sortedValues.length % 2 === 1 ? upper : ((sortedValues[half - 1] ?? upper) + upper) / 2;
}

/** Cached, because each rule of a page needs the weeks of the same readings. */
const cache = new WeakMap<readonly Reading[], readonly Week[]>();

/** Newest first, without empty weeks. Medians ignore a single weighing with a wet coat (wellness.json). */
export function weeklyMedians(readings: readonly Reading[]): readonly Week[] {
  const weeks = cache.get(readings) ?? weeksOf(readings);
  cache.set(readings, weeks);
  return weeks;
}

function weeksOf(readings: readonly Reading[]): Week[] {
  const timedReadings = readings.map(({ measuredAt, grams }) => ({ ms: msFromJson(measuredAt), grams }));
  const latest = Math.max(...timedReadings.map(({ ms }) => ms));
  const weeks = new Map<number, { ms: number; grams: number }[]>();
  for (const reading of timedReadings) {
    const ago = Math.floor((latest - reading.ms) / WEEK);
    const week = weeks.get(ago);
    if (week) week.push(reading);
    else weeks.set(ago, [reading]);
  }
  return [...weeks.entries()]
    .sort(([a], [b]) => a - b)
    .map(([ago, members]) => ({
      ago,
      grams: median(members.map(({ grams }) => grams)),
      at: instantFromMs(Math.max(...members.map(({ ms }) => ms))),
    }));
}
