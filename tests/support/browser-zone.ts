import { addDays, dayIn } from '@/lib/core/time/dates';

/** Set by the test step (noon-zone.mjs). */
export const BROWSER_ZONE = process.env.BROWSER_ZONE ?? 'UTC';

export function browserDay(ahead = 0): string {
  return addDays(dayIn(new Date(), BROWSER_ZONE), ahead);
}
