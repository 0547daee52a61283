import { Temporal } from 'temporal-polyfill';
import { type Day, instantFromMs } from './dates';

/**
 * The instant of a local day and time (`HH:mm`) in an IANA time zone. A time that a clock change skips moves on by the
 * change's length, and of a time that comes twice the first is meant: what Temporal calls "compatible".
 * @throws RangeError for a day, time or zone that does not exist
 */
export function toInstant(day: Day, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' });
  return instantFromMs(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** The local day and time (`HH:mm`, seconds cut off) of an instant in an IANA time zone. */
export function fromInstant(instant: Date, timeZone: string): { day: Day; time: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
