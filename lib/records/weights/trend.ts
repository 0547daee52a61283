import { type Reading, type Week, weeklyMedians } from './weekly';

/** A change of the weekly median. */
export interface Change {
  /** Grams; negative is a loss. */
  grams: number;
  /** Percent of the earlier weight; negative is a loss. */
  percent: number;
  /** The moment of the reading that it is counted from. */
  since: Date;
}

export interface Trend {
  /** Over the last 30 days, or as much of them as there are readings. Null without a reading in an earlier week. */
  month: Change | null;
  /** Over the last six months; null when no reading is older than the month. */
  halfYear: Change | null;
}

export type Direction = 'up' | 'down' | 'steady';

/** Windows that lie at least partly within 30 days, and within six months. */
export const WEEKS = { month: 4, halfYear: 26 } as const;
/** Less than this is what an animal drank, or the scale; ours. */
const STEADY_PERCENT = 1;

/** The change between two weekly medians. */
export function changeSince(from: Week, to: Week): Change {
  const grams = to.grams - from.grams;
  return { grams: Math.round(grams), percent: (grams * 100) / from.grams, since: from.at };
}

/** The trend of weighings in any order (wellness.json: compare medians of seven-day windows). */
export function weightTrend(readings: readonly Reading[]): Trend {
  const [current, ...earlier] = readings.length > 0 ? weeklyMedians(readings) : [];
  const oldest = (from: number, to: number) => earlier.filter(({ ago }) => ago >= from && ago <= to).at(-1);
  const month = oldest(1, WEEKS.month);
  const halfYear = oldest(WEEKS.month + 1, WEEKS.halfYear);
  return {
    month: current && month ? changeSince(month, current) : null,
    halfYear: current && halfYear ? changeSince(halfYear, current) : null,
  };
}

/** Which way a change goes. */
export function direction({ percent }: Change): Direction {
  if (Math.abs(percent) < STEADY_PERCENT) return 'steady';
  return percent > 0 ? 'up' : 'down';
}
