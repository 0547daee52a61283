import type { FormatLocale } from '@/lib/core/i18n/locales';
import { addDays, type Day, dayIn, instantFromJson, weekStartOf } from '@/lib/core/time/dates';
import type { Practice } from './practice';

/** 0 to 1 (training.json, successRate); null if nobody counted. */
export function successRate({ attempts, successes }: Pick<Practice, 'attempts' | 'successes'>): number | null {
  return attempts ? (successes ?? 0) / attempts : null;
}

export interface WeekOfPractice {
  week: Day;
  minutes: number;
}

interface Calendar {
  timeZone: string;
  locale: FormatLocale;
}

export function minutesPerWeek(
  practices: readonly Pick<Practice, 'practisedAt' | 'minutes'>[],
  { weeks, today, timeZone, locale }: Calendar & { weeks: number; today: Day },
): WeekOfPractice[] {
  const sums = new Map<Day, number>();
  for (const { practisedAt, minutes } of practices) {
    const week = weekStartOf(dayIn(instantFromJson(practisedAt), timeZone), locale);
    sums.set(week, (sums.get(week) ?? 0) + minutes);
  }
  const last = weekStartOf(today, locale);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(last, (index + 1 - weeks) * 7);
    return { week, minutes: sums.get(week) ?? 0 };
  });
}
