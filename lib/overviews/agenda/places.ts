import { addDays, type Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaPlace } from './agenda-item';

export const DAYS_AHEAD = 7;
/** Local time until which yesterday's missed items stay, for check-offs at breakfast. Our choice. */
const GRACE_UNTIL = '12:00';

export interface LocalNow {
  yesterday: Day;
  today: Day;
  last: Day;
  time: string;
}

export function clocksAt(at: Date): (timeZone: string) => LocalNow {
  const clocks = new Map<string, LocalNow>();
  return (timeZone) => {
    const cachedClock = clocks.get(timeZone);
    if (cachedClock) return cachedClock;
    const { day: today, time } = fromInstant(at, timeZone);
    const localNow = { yesterday: addDays(today, -1), today, last: addDays(today, DAYS_AHEAD), time };
    clocks.set(timeZone, localNow);
    return localNow;
  };
}

export function placeOf(day: Day, { yesterday, today, last, time }: LocalNow): AgendaPlace | null {
  if (day > today) return day <= last ? 'ahead' : null;
  if (day === today) return 'today';
  return day === yesterday && time < GRACE_UNTIL ? 'yesterday' : null;
}
