import { addMs, type Day, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';

interface ZonedStart {
  startsAt: Date;
  timeZone: string;
}

function localAsUtc({ startsAt, timeZone }: ZonedStart): Date {
  const { day, time } = fromInstant(startsAt, timeZone);
  return instantFromJson(`${day}T${time}:00Z`);
}

/** Moves all appointments by the same local distance. Preserves their intervals, even if one was moved alone before. */
export function moveDates<Row extends ZonedStart>(rows: readonly Row[], before: ZonedStart, after: ZonedStart): Date[] {
  const way = localAsUtc(after).getTime() - localAsUtc(before).getTime();
  return rows.map((row) => {
    const local = addMs(localAsUtc(row), way);
    const day: Day = dayFromColumn(local);
    return toInstant(day, local.toISOString().slice(11, 16), after.timeZone);
  });
}
