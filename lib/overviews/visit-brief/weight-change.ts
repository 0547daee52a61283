import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';

interface Reading {
  /** ISO 8601. */
  measuredAt: string;
  grams: number;
}

interface Weighing {
  grams: number;
  day: Day;
}

export interface WeightChange {
  latest: Weighing;
  /** The last weighing before, or the first one since; null where the latest is the only one. */
  before: Weighing | null;
  /** Percent of the weight before; negative is a loss. Null without one. */
  percent: number | null;
}

/**
 * How the weight has changed since a day: the latest weighing against the last one before that day, which is what the vet
 * has seen. Null when nothing was weighed since.
 * @param readings in any order
 */
export function weightChange(readings: readonly Reading[], from: Day, timeZone: string): WeightChange | null {
  const ordered = readings
    .toSorted((a, b) => instantFromJson(a.measuredAt).getTime() - instantFromJson(b.measuredAt).getTime())
    .map(({ measuredAt, grams }): Weighing => ({ grams, day: dayIn(instantFromJson(measuredAt), timeZone) }));
  const latest = ordered.at(-1);
  if (!latest || latest.day < from) return null;
  const earlier = ordered.slice(0, -1);
  const before = earlier.findLast(({ day }) => day < from) ?? earlier[0] ?? null;
  return { latest, before, percent: before && ((latest.grams - before.grams) * 100) / before.grams };
}
