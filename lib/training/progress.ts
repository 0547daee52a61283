import { addDays, type Day, dayIn, daysBetween, instantFromJson } from '@/lib/core/dates';
import type { Practice } from './practice';

/** A Monday: weeks are those of ISO 8601. */
const A_MONDAY = '1970-01-05';

/** Successes of all tries, 0 to 1 (training.json, successRate); null when nobody counted. */
export function successRate({ attempts, successes }: Pick<Practice, 'attempts' | 'successes'>): number | null {
  return attempts ? (successes ?? 0) / attempts : null;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const since = daysBetween(A_MONDAY, day);
  return addDays(day, -(((since % 7) + 7) % 7));
}

export interface WeekOfPractice {
  /** Its Monday. */
  week: Day;
  minutes: number;
}

/**
 * Minutes practised in each of the last weeks, the present one included, oldest first.
 * @param timeZone IANA name: on whose calendar the weeks are
 */
export function minutesPerWeek(
  practices: readonly Pick<Practice, 'practisedAt' | 'minutes'>[],
  { weeks, today, timeZone }: { weeks: number; today: Day; timeZone: string },
): WeekOfPractice[] {
  const sums = new Map<Day, number>();
  for (const { practisedAt, minutes } of practices) {
    const week = mondayOf(dayIn(instantFromJson(practisedAt), timeZone));
    sums.set(week, (sums.get(week) ?? 0) + minutes);
  }
  const last = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(last, (index + 1 - weeks) * 7);
    return { week, minutes: sums.get(week) ?? 0 };
  });
}
