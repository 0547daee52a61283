import { addMs } from './dates';
import { MINUTE } from './durations';

/** Milliseconds by which clocks of machines may differ. A later moment was stored while a clock was ahead. */
export const CLOCK_SKEW = 5 * MINUTE;

/** @returns condition for moments of the last `ms` milliseconds, so that none lives longer because a clock was ahead */
export function withinLast(ms: number, at: Date): { gt: Date; lte: Date } {
  return { gt: addMs(at, -ms), lte: addMs(at, CLOCK_SKEW) };
}

/** @returns true if `moment` meets the condition of `withinLast` */
export function isWithinLast(moment: Date, ms: number, at: Date): boolean {
  const { gt, lte } = withinLast(ms, at);
  return moment > gt && moment <= lte;
}

/** @returns condition for ends that are still ahead, at most `ms` milliseconds: a later one was stored by a clock ahead */
export function endsWithin(ms: number, at: Date): { gt: Date; lte: Date } {
  return { gt: at, lte: addMs(at, ms + CLOCK_SKEW) };
}

/** @returns true if `end` meets the condition of `endsWithin` */
export function isEndWithin(end: Date, ms: number, at: Date): boolean {
  const { gt, lte } = endsWithin(ms, at);
  return end > gt && end <= lte;
}
