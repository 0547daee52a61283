import { Temporal } from 'temporal-polyfill';
import { DAY, type Day, dayFromMs, HOUR, instantFromMs, MINUTE } from './dates';

/** If a clock change skips the time, moves it forward by the skipped length. If it occurs twice, uses the first. */
export function toInstant(day: Day, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' });
  return instantFromMs(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

const WEEK = 7 * DAY;
const MAX_WEEKS = 5000;

/** Caches offsets from UTC by week; null for a week with a clock change. No zone changes its clocks twice a week. */
export function weeklyOffsets(offsetAt: (ms: number, timeZone: string) => number) {
  const offsetsByZone = new Map<string, Map<number, number | null>>();
  let size = 0;
  return (ms: number, timeZone: string): number | null => {
    const week = Math.floor(ms / WEEK);
    const cachedOffset = offsetsByZone.get(timeZone)?.get(week);
    if (cachedOffset !== undefined) return cachedOffset;
    const weekOffset = offsetAt(week * WEEK, timeZone);
    const offset = weekOffset === offsetAt((week + 1) * WEEK, timeZone) ? weekOffset : null;
    if (size >= MAX_WEEKS) {
      offsetsByZone.clear();
      size = 0;
    }
    const weeks = offsetsByZone.get(timeZone) ?? new Map<number, number | null>();
    offsetsByZone.set(timeZone, weeks.set(week, offset));
    size += 1;
    return offset;
  };
}

function utcOffset(ms: number, timeZone: string): number {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  return offsetNanoseconds / 1_000_000;
}

const offsetOf = weeklyOffsets(utcOffset);

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

export function fromInstant(instant: Date, timeZone: string): { day: Day; time: string } {
  const ms = instant.getTime();
  const local = ms + (offsetOf(ms, timeZone) ?? utcOffset(ms, timeZone));
  const minutes = Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE);
  const time = `${twoDigits(Math.floor((minutes * MINUTE) / HOUR))}:${twoDigits(minutes % 60)}`;
  return { day: dayFromMs(local), time };
}
