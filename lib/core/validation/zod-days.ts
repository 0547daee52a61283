import * as z from 'zod';
import { addMs, type Day, HOUR, instantFromJson, latestDay } from '../time/dates';
import { emptyAsNull } from './zod-text';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2200-12-31';
/** Tolerance, because a phone's clock may be ahead of ours. */
const AHEAD = 24 * HOUR;

const key = <Name extends string>(name: Name) => `entries.validation.${name}` as const;

const anyDay = z.iso.date({ error: key('dateInvalid'), abort: true });
const isAfterFirstDay = (day: Day) => day >= FIRST_DAY;

export const pastDay = (today: Day) =>
  anyDay
    .refine(isAfterFirstDay, { error: key('dateTooEarly') })
    .refine((day) => day <= today, { error: key('dateInFuture') });

export const plannedDay = anyDay
  .refine(isAfterFirstDay, { error: key('dateTooEarly') })
  .refine((day) => day <= LAST_DAY, { error: key('dateTooFar') });

export const optionalPastDay = (today: Day) => emptyAsNull(pastDay(today), key('dateInvalid'));
export const optionalPlannedDay = emptyAsNull(plannedDay, key('dateInvalid'));

export const pastInstant = (at: Date) =>
  z.iso
    .datetime({ offset: true, error: key('dateInvalid'), abort: true })
    .refine((text) => text.slice(0, 10) >= FIRST_DAY, { error: key('dateTooEarly'), abort: true })
    .transform(instantFromJson)
    .refine((moment) => moment <= addMs(at, AHEAD), { error: key('dateInFuture') });

export function isBeforeBirth(when: Day | Date, dateOfBirth: Day | null): boolean {
  if (!dateOfBirth) return false;
  return (typeof when === 'string' ? when : latestDay(when)) < dateOfBirth;
}
