import { addDays, addMonths, type Day } from '@/lib/core/time/dates';

const FIRST_LOOK = 6;
const EARLIEST = '1900-01-01';
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

export interface Since {
  from: Day;
  source: 'chosen' | 'visit' | 'halfYear';
}

function isPastDay(text: unknown, today: Day): text is Day {
  if (typeof text !== 'string' || !DAY_PATTERN.test(text) || text < EARLIEST || text > today) return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // Adding zero months moves nonexistent days back into their month.
  return month >= 1 && month <= 12 && date >= 1 && addMonths(text, 0) === text && year > 0;
}

/** Starts after the last visit, because the vet knows everything up to it. @param chosen unvalidated */
export function sinceOf(chosenDay: unknown, lastVisit: Day | null, today: Day): Since {
  if (isPastDay(chosenDay, today)) return { from: chosenDay, source: 'chosen' };
  if (lastVisit) return { from: addDays(lastVisit, 1), source: 'visit' };
  return { from: addMonths(today, -FIRST_LOOK), source: 'halfYear' };
}
