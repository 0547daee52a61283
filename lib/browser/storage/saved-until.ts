import { DAY } from '@/lib/core/time/durations';

/** How long copies outlive the last answer of a server that knew their reader's session, in milliseconds: as long as a session can. */
const KEPT_FOR_MS = 30 * DAY;
/** A clock that is wrong by more than this tells nothing. */
const CLOCK_ERROR_MS = DAY;

/** Whether copies have to go. Both moments in milliseconds since the epoch; one that lies ahead was written by a wrong clock. */
export function isLapsed(confirmedAt: number, now: number): boolean {
  const age = now - confirmedAt;
  return !(age <= KEPT_FOR_MS && age >= -CLOCK_ERROR_MS);
}
