import type * as z from 'zod';
import { instantFromJson } from '@/lib/core/time/dates';
import {
  isBeforeBirth,
  optionalPastDay,
  optionalPlannedDay,
  pastDay,
  pastInstant,
  plannedDay,
} from '@/lib/core/validation/zod-days';
import { momentFields, timeZoneName } from '@/lib/core/validation/zod-moment';

const today = '2026-11-26';
const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message.replace('entries.validation.', '')) ?? [];

test.each([
  ['1900-01-01', []],
  ['2026-11-26', []],
  ['1899-12-31', ['dateTooEarly']],
  ['2026-11-27', ['dateInFuture']],
  ['2026-02-29', ['dateInvalid']],
  ['x', ['dateInvalid']],
  ['', ['dateInvalid']],
  [null, ['dateInvalid']],
])('R7.3 the past day %j gives the errors: %j', (day, expected) => {
  expect(messages(pastDay(today), day)).toEqual(expected);
});

test.each([
  ['1900-01-01', []],
  ['2200-12-31', []],
  ['1899-12-31', ['dateTooEarly']],
  ['2201-01-01', ['dateTooFar']],
  ['2026-13-01', ['dateInvalid']],
])('R7.3 the planned day %j gives the errors: %j', (day, expected) => {
  expect(messages(plannedDay, day)).toEqual(expected);
});

test.each([
  [optionalPastDay(today), '2026-11-25'],
  [optionalPlannedDay, '2027-11-25'],
])('R7.3 an optional day may be left empty', (schema, day) => {
  expect([day, '', null].map((value) => schema.parse(value))).toEqual([day, null, null]);
  expect([messages(schema, 'x'), messages(schema, 5)]).toEqual([['dateInvalid'], ['dateInvalid']]);
});

test.each([
  ['1900-01-01T00:00:00Z', []],
  ['2026-11-27T10:00:00+00:00', []],
  ['2026-11-27T10:00:00.001Z', ['dateInFuture']],
  ['2026-11-27T10:00:00-00:01', ['dateInFuture']],
  ['1899-12-31T23:59:59Z', ['dateTooEarly']],
  ['2026-11-26', ['dateInvalid']],
  ['2026-11-26T10:00:00', ['dateInvalid']],
  ['1', ['dateInvalid']],
  [5, ['dateInvalid']],
])('R7.3 the past moment %j gives the errors: %j', (moment, expected) => {
  expect(messages(pastInstant(instantFromJson('2026-11-26T10:00:00Z')), moment)).toEqual(expected);
});

test.each([
  ['2020-03-01', '2020-03-01', false],
  ['2020-02-29', '2020-03-01', true],
  ['2020-02-29', null, false],
  [instantFromJson('2020-02-29T10:00:00Z'), '2020-03-01', false],
  [instantFromJson('2020-02-29T09:59:00Z'), '2020-03-01', true],
])('R7.3 %p is before a birth on %p: %p', (when, birth, expected) => {
  expect(isBeforeBirth(when, birth)).toBe(expected);
});

test('R7.8 a moment requires a past day, a time and a time zone', () => {
  const { day, time } = momentFields(today);
  const zone = timeZoneName('wrong');

  expect([messages(day, today), messages(day, '2026-11-27')]).toEqual([[], ['dateInFuture']]);
  expect([messages(time, '23:59'), messages(time, '24:00')]).toEqual([[], ['timeInvalid']]);
  expect([messages(zone, 'Europe/Madrid'), messages(zone, 'Europe/Luna')]).toEqual([[], ['wrong']]);
  expect([messages(zone, 5), messages(zone, `A${'a'.repeat(60)}`)]).toEqual([['wrong'], ['wrong']]);
});
