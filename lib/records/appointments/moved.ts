import { addMs, type Day, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';

interface Placed {
  startsAt: Date;
  timeZone: string;
}

function localAsUtc({ startsAt, timeZone }: Placed): Date {
  const { day, time } = fromInstant(startsAt, timeZone);
  return instantFromJson(`${day}T${time}:00Z`);
}

/** Moves all appointments by the same local distance. Preserves their intervals, even if one was moved alone before. */
export function movedDates<Row extends Placed>(rows: readonly Row[], before: Placed, after: Placed): Date[] {
  const way = localAsUtc(after).getTime() - localAsUtc(before).getTime();
  return rows.map((row) => {
    const local = addMs(localAsUtc(row), way);
    const day: Day = dayFromColumn(local);
    return toInstant(day, local.toISOString().slice(11, 16), after.timeZone);
  });
}
