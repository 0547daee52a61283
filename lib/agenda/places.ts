import { type Day, daysBetween } from '@/lib/core/dates';
import { fromInstant } from '@/lib/core/zoned-time';
import type { AgendaPlace } from './agenda-item';

/** How many days after today the agenda looks ahead. */
export const DAYS_AHEAD = 7;
/** Until when, on its own clock, what was missed yesterday is still asked about: whoever comes home late ticks at breakfast. Ours. */
const GRACE_UNTIL = '12:00';

/** What a clock shows at the present moment. */
export interface LocalNow {
  today: Day;
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
    known.set(timeZone, { today, time });
    return { today, time };
  };
}

/**
 * Where what belongs to a day is shown, seen from the same clock; null for nowhere. What nobody has ticked yesterday is
 * asked about until noon; then it is history, which the pet's own pages tell.
 */
export function placeOf(day: Day, { today, time }: LocalNow): AgendaPlace | null {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'today';
  if (ahead > 0) return ahead <= DAYS_AHEAD ? 'ahead' : null;
  return ahead === -1 && time < GRACE_UNTIL ? 'yesterday' : null;
}
