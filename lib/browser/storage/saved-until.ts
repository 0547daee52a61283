import { DAY } from '@/lib/core/time/durations';

/** As long as a session can live. */
const KEPT_FOR_MS = 30 * DAY;
const CLOCK_ERROR_MS = DAY;

/** Both in milliseconds since the epoch; a time in the future comes from a wrong clock. */
export function isLapsed(confirmedAt: number, now: number): boolean {
  const age = now - confirmedAt;
  return !(age <= KEPT_FOR_MS && age >= -CLOCK_ERROR_MS);
}
