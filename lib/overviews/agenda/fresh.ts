import { addDays, addMs, instantFromJson, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from './agenda-item';

/** Somebody else may complete items meanwhile. */
const FRESH_FOR = 15 * MINUTE;

export function freshUntil(items: readonly AgendaItem[], { at, timeZone }: { at: Date; timeZone: string }): Date {
  const midnight = toInstant(addDays(fromInstant(at, timeZone).day, 1), '00:00', timeZone);
  const coming = items.flatMap((item) => (item.at === null ? [] : instantFromJson(item.at).getTime()));
  const next = coming.filter((moment) => moment > at.getTime());
  return instantFromMs(Math.min(addMs(at, FRESH_FOR).getTime(), midnight.getTime(), ...next));
}
