import { addMs } from './dates';
import { MINUTE } from './durations';

/** Maximum difference between machines' clocks in ms. A time further in the future was stored by a wrong clock. */
export const CLOCK_SKEW = 5 * MINUTE;

export function withinLast(ms: number, at: Date): { gt: Date; lte: Date } {
  return { gt: addMs(at, -ms), lte: addMs(at, CLOCK_SKEW) };
}

export function isWithinLast(moment: Date, ms: number, at: Date): boolean {
  const { gt, lte } = withinLast(ms, at);
  return moment > gt && moment <= lte;
}

export function endsWithin(ms: number, at: Date): { gt: Date; lte: Date } {
  return { gt: at, lte: addMs(at, ms + CLOCK_SKEW) };
}

export function isEndWithin(end: Date, ms: number, at: Date): boolean {
  const { gt, lte } = endsWithin(ms, at);
  return end > gt && end <= lte;
}
