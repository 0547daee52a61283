import { Temporal } from 'temporal-polyfill';
import { type Day, instantFromMs } from './dates';

/** A time that a clock change skips moves on by its length; of a repeated time the first is meant. */
export function toInstant(day: Day, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' });
  return instantFromMs(local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

export function fromInstant(instant: Date, timeZone: string): { day: Day; time: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
