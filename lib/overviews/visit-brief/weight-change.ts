import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';

interface Reading {
  measuredAt: string;
  grams: number;
}

interface Weighing {
  grams: number;
  day: Day;
}

export interface WeightChange {
  latest: Weighing;
  before: Weighing | null;
  /** Change in percent of the previous weight; negative is a loss. */
  percent: number | null;
}

/** Compares with the last weight before the period, which the vet has seen. @returns null without a new weight */
export function weightChange(readings: readonly Reading[], from: Day, timeZone: string): WeightChange | null {
  const orderedReadings = readings
    .toSorted((a, b) => instantFromJson(a.measuredAt).getTime() - instantFromJson(b.measuredAt).getTime())
    .map(({ measuredAt, grams }): Weighing => ({ grams, day: dayIn(instantFromJson(measuredAt), timeZone) }));
  const latest = orderedReadings.at(-1);
  if (!latest || latest.day < from) return null;
  const earlier = orderedReadings.slice(0, -1);
  const before = earlier.findLast(({ day }) => day < from) ?? earlier[0] ?? null;
  return { latest, before, percent: before && ((latest.grams - before.grams) * 100) / before.grams };
}
