import type { FormatLocale } from '@/lib/core/i18n/locales';
import { addDays, type Day, dayIn, instantFromJson, weekStartOf } from '@/lib/core/time/dates';
import type { TrainingSession } from './training-session';

/** Rate from 0 to 1 (training.json, successRate); null without counted attempts. */
export function successRate({ attempts, successes }: Pick<TrainingSession, 'attempts' | 'successes'>): number | null {
  return attempts ? (successes ?? 0) / attempts : null;
}

/** @param sessions newest first; the oldest may count in part, with its successes spread evenly */
export function lastTries(
  sessions: readonly Pick<TrainingSession, 'attempts' | 'successes'>[],
  most = 10,
): { tries: number; successes: number } {
  let [tries, successes] = [0, 0];
  for (const session of sessions) {
    const takenTries = Math.min(session.attempts ?? 0, most - tries);
    successes += takenTries * (successRate(session) ?? 0);
    tries += takenTries;
  }
  return { tries, successes: Math.round(successes) };
}

export interface WeekOfTraining {
  week: Day;
  minutes: number;
}

interface Calendar {
  timeZone: string;
  locale: FormatLocale;
}

export function minutesPerWeek(
  trainingSessions: readonly Pick<TrainingSession, 'practisedAt' | 'minutes'>[],
  { weeks, today, timeZone, locale }: Calendar & { weeks: number; today: Day },
): WeekOfTraining[] {
  const sums = new Map<Day, number>();
  for (const { practisedAt, minutes } of trainingSessions) {
    const week = weekStartOf(dayIn(instantFromJson(practisedAt), timeZone), locale);
    sums.set(week, (sums.get(week) ?? 0) + minutes);
  }
  const last = weekStartOf(today, locale);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(last, (index + 1 - weeks) * 7);
    return { week, minutes: sums.get(week) ?? 0 };
  });
}
