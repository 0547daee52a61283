import { addDays, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import type { AgendaItem } from './agenda-item';
import { momentOf } from './groups';

/** Maximum age of the data, because others may complete items meanwhile. */
const FRESH_FOR = 15 * MINUTE;

export function freshUntil(items: readonly AgendaItem[], { at, timeZone }: { at: Date; timeZone: string }): Date {
  const midnight = toPlannedInstant(addDays(fromInstant(at, timeZone).day, 1), '00:00', timeZone).getTime();
  const present = at.getTime();
  let until = Math.min(present + FRESH_FOR, midnight);
  for (const item of items) {
    const moment = momentOf(item);
    if (moment > present) until = Math.min(until, moment);
  }
  return instantFromMs(until);
}
