import { DAY } from '@/lib/core/time/durations';

/** Maximum lifetime of a session. */
const KEPT_FOR_MS = 30 * DAY;
const CLOCK_ERROR_MS = DAY;

/** Both in milliseconds since the epoch. A time in the future comes from a wrong clock and counts as lapsed. */
export function isLapsed(confirmedAt: number, now: number): boolean {
  const age = now - confirmedAt;
  return !(age <= KEPT_FOR_MS && age >= -CLOCK_ERROR_MS);
}
