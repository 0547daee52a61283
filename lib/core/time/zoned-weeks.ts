import { DAY, type Day, dayFromColumn, dayToColumn, HOUR, instantFromMs, MINUTE } from './dates';
import { toInstant } from './zoned-time';

const WEEK = 7 * DAY;
const MAX_CACHED = 5000;
/** Milliseconds ahead of UTC for a whole week; null when the clocks change in it. */
const offsets = new Map<string, number | null>();

/** No zone changes its clocks twice within a week, so equal ends mean no change between them. */
function offsetOf(week: number, timeZone: string): number | null {
  const key = `${timeZone} ${week}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const [begin, end] = [week * WEEK, (week + 1) * WEEK].map(
    (local) => local - toInstant(dayFromColumn(instantFromMs(local)), '00:00', timeZone).getTime(),
  );
  const offset = begin === undefined || begin !== end ? null : begin;
  if (offsets.size >= MAX_CACHED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** A faster `toInstant` for plans of many days: one offset per week. The input must be valid. */
export function toPlannedInstant(day: Day, time: string, timeZone: string): Date {
  const local = dayToColumn(day).getTime() + Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5)) * MINUTE;
  const offset = offsetOf(Math.floor(local / WEEK), timeZone);
  return offset === null ? toInstant(day, time, timeZone) : instantFromMs(local - offset);
}
