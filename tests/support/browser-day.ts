import { addDays, dayIn } from '@/lib/core/time/dates';

/** The zone of the browsers in `playwright.config.mts`. */
const BROWSER_ZONE = 'Europe/Madrid';

/** Late in the evening, UTC is on the day before. */
export function browserDay(ahead = 0): string {
  return addDays(dayIn(new Date(), BROWSER_ZONE), ahead);
}
