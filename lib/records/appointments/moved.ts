import { addMs, type Day, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';

interface Placed {
  startsAt: Date;
  timeZone: string;
}

/** What the clock shows, as if it were UTC. */
function shown({ startsAt, timeZone }: Placed): Date {
  const { day, time } = fromInstant(startsAt, timeZone);
  return instantFromJson(`${day}T${time}:00Z`);
}

/**
 * The moments of the later ones of a series when one of them is moved: each goes as far on the clock as that one went,
 * so that days and times between them stay as they are, also those of one that had been moved by itself.
 * @param before where the one was
 * @param after where it is now, perhaps in another zone, which is theirs too from then on
 */
export function movedDates<Row extends Placed>(rows: readonly Row[], before: Placed, after: Placed): Date[] {
  const way = shown(after).getTime() - shown(before).getTime();
  return rows.map((row) => {
    const local = addMs(shown(row), way);
    const day: Day = dayFromColumn(local);
    return toInstant(day, local.toISOString().slice(11, 16), after.timeZone);
  });
}
