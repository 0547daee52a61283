import { WEEKS, weeklyLoss } from '@/lib/records/weights/trend';
import { type Reading, weeklyMedians } from '@/lib/records/weights/weekly';
import { safePace } from '@/lib/records/weights/weight-goal';

export interface WeeklyLoss {
  /** Percent of the weight a week, positive. */
  percent: number;
  since: Date;
  until: Date;
  /** Largest safe loss in percent a week; wellness.json, alert fastdiet. */
  limit: number;
}

/** Loss within the last month by weekly medians. @returns null unless it is faster than is safe */
export function findFastLoss(type: string, readings: readonly Reading[]): WeeklyLoss | null {
  const limit = safePace(type);
  const [current, ...earlier] = weeklyMedians(readings);
  const from = earlier.findLast(({ ago }) => ago <= WEEKS.month);
  if (limit === null || !current || !from) return null;
  const percent = weeklyLoss(from, current);
  return percent > limit ? { percent, since: from.at, until: current.at, limit } : null;
}

/** Fewest weeks to a lower weight at the fastest safe rate (wellness.json, alert fastdiet). */
export function fewestWeeks(type: string, grams: number, target: number): number | null {
  const limit = safePace(type);
  if (limit === null || target >= grams) return null;
  return Math.ceil(Math.log(target / grams) / Math.log(1 - limit / 100));
}
