import { addDays, type Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaPlace } from './agenda-item';

/** How many days after today the agenda looks ahead. */
export const DAYS_AHEAD = 7;
/** Until when, on its own clock, what was missed yesterday is still asked about: whoever comes home late ticks at breakfast. Ours. */
const GRACE_UNTIL = '12:00';

/** What a clock shows at the present moment. */
export interface LocalNow {
  yesterday: Day;
  today: Day;
  /** The last day that the agenda looks ahead to. */
  last: Day;
  /** `HH:mm` */
  time: string;
}

/** The present moment on the clocks of several zones; each is asked once. */
export function clocksAt(at: Date): (timeZone: string) => LocalNow {
  const known = new Map<string, LocalNow>();
  return (timeZone) => {
    const seen = known.get(timeZone);
    if (seen) return seen;
    const { day: today, time } = fromInstant(at, timeZone);
    const shown = { yesterday: addDays(today, -1), today, last: addDays(today, DAYS_AHEAD), time };
    known.set(timeZone, shown);
    return shown;
  };
}

/**
 * Where what belongs to a day is shown, seen from the same clock; null for nowhere. What nobody has ticked yesterday is
 * asked about until noon; then it is history, which the pet's own pages tell.
 */
export function placeOf(day: Day, { yesterday, today, last, time }: LocalNow): AgendaPlace | null {
  if (day === today) return 'today';
  if (day > today) return day <= last ? 'ahead' : null;
  return day === yesterday && time < GRACE_UNTIL ? 'yesterday' : null;
}
