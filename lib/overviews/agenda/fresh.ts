import { addDays, addMs, instantFromJson, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from './agenda-item';

/** No agenda is taken for the present one for longer: somebody else may have ticked. */
const FRESH_FOR = 15 * MINUTE;

/**
 * Until when an agenda says what is so: until the next thing is due, the reader's day ends, or a while has passed.
 * @param at when it was read
 */
export function freshUntil(items: readonly AgendaItem[], { at, timeZone }: { at: Date; timeZone: string }): Date {
  const midnight = toInstant(addDays(fromInstant(at, timeZone).day, 1), '00:00', timeZone);
  const coming = items.flatMap((item) => (item.at === null ? [] : instantFromJson(item.at).getTime()));
  const next = coming.filter((moment) => moment > at.getTime());
  return instantFromMs(Math.min(addMs(at, FRESH_FOR).getTime(), midnight.getTime(), ...next));
}
