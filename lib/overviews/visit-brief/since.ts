import { addDays, addMonths, type Day } from '@/lib/core/time/dates';

/** How far back a first visit looks, in months. */
const FIRST_LOOK = 6;
const EARLIEST = '1900-01-01';
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

export interface Since {
  /** The first day whose entries are new to the vet. */
  from: Day;
  source: 'chosen' | 'visit' | 'halfYear';
}

/** Whether a text of an address is a day on which something can have happened. */
function isPastDay(text: unknown, today: Day): text is Day {
  if (typeof text !== 'string' || !DAY_PATTERN.test(text) || text < EARLIEST || text > today) return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // Adding nothing brings a day that does not exist back into its month.
  return month >= 1 && month <= 12 && date >= 1 && addMonths(text, 0) === text && year > 0;
}

/**
 * Since when changes are told: a chosen day, itself included; else the day after the last visit, whose own entries the
 * vet knows; without a visit half a year.
 * @param chosen from the address, whatever it is
 * @param lastVisit the latest day of a vet record, today at the latest
 */
export function sinceOf(chosen: unknown, lastVisit: Day | null, today: Day): Since {
  if (isPastDay(chosen, today)) return { from: chosen, source: 'chosen' };
  if (lastVisit) return { from: addDays(lastVisit, 1), source: 'visit' };
  return { from: addMonths(today, -FIRST_LOOK), source: 'halfYear' };
}
