import { addDays, addMs, instantFromJson, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from './agenda-item';

/** Somebody else may complete items meanwhile. */
const FRESH_FOR = 15 * MINUTE;

/** The agenda is stale when the next item is due, the reader's day ends, or `FRESH_FOR` has passed since `at`. */
export function freshUntil(items: readonly AgendaItem[], { at, timeZone }: { at: Date; timeZone: string }): Date {
  const midnight = toInstant(addDays(fromInstant(at, timeZone).day, 1), '00:00', timeZone);
  const coming = items.flatMap((item) => (item.at === null ? [] : instantFromJson(item.at).getTime()));
  const next = coming.filter((moment) => moment > at.getTime());
  return instantFromMs(Math.min(addMs(at, FRESH_FOR).getTime(), midnight.getTime(), ...next));
}
