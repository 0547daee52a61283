import { addDays, addMs, DAY, type Day, dayIn, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { type Lifetime, lifetimeDays, lifetimes } from './vocabulary';

export const endChoices = ['tonight', 'week', 'month', 'open', 'other'] as const;
export type EndChoice = (typeof endChoices)[number];

const MOMENT_MS = 30 * MINUTE;

/** Remaining lifetime as one of the named ones, or null if none fits. @param expiresAt ISO 8601 */
export function lifetimeFromNow(expiresAt: string | null, at: Date): Lifetime | null {
  if (expiresAt === null) return 'open';
  const msLeft = instantFromJson(expiresAt).getTime() - at.getTime();
  const fits = (days: number | null) => days !== null && Math.abs(msLeft - days * DAY) < MOMENT_MS;
  return lifetimes.find((lifetime) => fits(lifetimeDays[lifetime])) ?? null;
}

export function endChoiceOf(expiresAt: string | null, at: Date): EndChoice {
  const lifetime = lifetimeFromNow(expiresAt, at);
  return lifetime === null || lifetime === 'day' ? 'other' : lifetime;
}

/** Computed from the next midnight, because on the night clocks go back some zones have 23:59 twice. */
function lastMinute(day: Day, timeZone: string): Date {
  return addMs(toInstant(addDays(day, 1), '00:00', timeZone), -MINUTE);
}

/** @returns ISO 8601; null for a link without an end */
export function endOfChoice(
  choice: EndChoice,
  day: Day,
  { at, timeZone }: { at: Date; timeZone: string },
): string | null {
  if (choice === 'tonight') return lastMinute(dayIn(at, timeZone), timeZone).toISOString();
  if (choice === 'other') return lastMinute(day, timeZone).toISOString();
  const days = lifetimeDays[choice];
  return days === null ? null : addMs(at, days * DAY).toISOString();
}
