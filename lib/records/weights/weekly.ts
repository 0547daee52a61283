import { DAY, instantFromJson, instantFromMs } from '@/lib/core/time/dates';

/** What a trend needs of a weighing. */
export interface Reading {
  /** ISO 8601. */
  measuredAt: string;
  grams: number;
}

/** The readings of seven days. */
export interface Week {
  /** Weeks before the latest reading; 0 is the one that ends with it. */
  ago: number;
  /** Median of its readings, grams. */
  grams: number;
  /** The moment of its newest reading. */
  at: Date;
}

const WEEK = 7 * DAY;

/** The middle one of some numbers, or the mean of the middle two; at least one number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/**
 * Readings as medians of seven-day windows, counted back from the latest one, newest first; weeks without a reading are
 * left out. One weighing with a wet coat moves no trend (wellness.json, weight.normalise).
 */
export function weeklyMedians(readings: readonly Reading[]): Week[] {
  const timed = readings.map(({ measuredAt, grams }) => ({ ms: instantFromJson(measuredAt).getTime(), grams }));
  const latest = Math.max(...timed.map(({ ms }) => ms));
  const weeks = new Map<number, { ms: number; grams: number }[]>();
  for (const reading of timed) {
    const ago = Math.floor((latest - reading.ms) / WEEK);
    weeks.set(ago, [...(weeks.get(ago) ?? []), reading]);
  }
  return [...weeks.entries()]
    .sort(([a], [b]) => a - b)
    .map(([ago, members]) => ({
      ago,
      grams: median(members.map(({ grams }) => grams)),
      at: instantFromMs(Math.max(...members.map(({ ms }) => ms))),
    }));
}
