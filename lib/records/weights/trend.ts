import { type Reading, WEEK, type Week, weeklyMedians } from './weekly';

export interface Change {
  grams: number;
  percent: number;
  since: Date;
}

export interface Trend {
  month: Change | null;
  halfYear: Change | null;
}

export type Direction = 'up' | 'down' | 'steady';

export const WEEKS = { month: 4, halfYear: 26, year: 52 } as const;
/** Smaller changes are water or inaccuracy of the scale. Our choice. */
const STEADY_PERCENT = 1;

export function changeSince(from: Week, to: Week): Change {
  const grams = to.grams - from.grams;
  return { grams: Math.round(grams), percent: (grams * 100) / from.grams, since: from.at };
}

/** @returns loss in percent a week, negative for a gain */
export function weeklyLoss(from: Week, to: Week): number {
  return (-changeSince(from, to).percent * WEEK) / (to.at.getTime() - from.at.getTime());
}

/** Compares medians of seven-day windows (wellness.json). */
export function weightTrend(readings: readonly Reading[]): Trend {
  const [current, ...earlier] = weeklyMedians(readings);
  const oldest = (from: number, to: number) => earlier.filter(({ ago }) => ago >= from && ago <= to).at(-1);
  const month = oldest(1, WEEKS.month);
  const halfYear = oldest(WEEKS.month + 1, WEEKS.halfYear);
  return {
    month: current && month ? changeSince(month, current) : null,
    halfYear: current && halfYear ? changeSince(halfYear, current) : null,
  };
}

export function direction({ percent }: Change): Direction {
  if (Math.abs(percent) < STEADY_PERCENT) return 'steady';
  return percent > 0 ? 'up' : 'down';
}
