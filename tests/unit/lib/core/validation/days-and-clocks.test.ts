import { addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth, optionalPlannedDay, pastDay, pastInstant, plannedDay } from '@/lib/core/validation/zod-days';
import { around } from '@/tests/support/clock-changes';

test.each([
  ['2028-02-28', '2028-02-28', true],
  ['2028-02-28', '2028-02-29', false],
  ['2028-02-29', '2028-02-29', true],
  ['2028-02-29', '2028-03-01', false],
  ['2026-02-28', '2026-02-29', false],
  ['2026-03-01', '2026-02-29', false],
  ['2026-05-01', '2026-04-31', false],
  ['2026-05-01', '1899-12-31', false],
  ['2026-05-01', '1900-01-01', true],
  ['2026-05-01', '1900-02-29', false],
  ['2026-05-01', '2000-02-29', true],
  ['2026-05-01', '2011-12-30', true],
])('R7.3 on %s the day %s is in the past: %p', (today, day, isTaken) => {
  expect(pastDay(today).safeParse(day).success).toBe(isTaken);
});

test('R7.3 planned days are accepted until the end of 2200', () => {
  const days = ['2200-12-30', '2200-12-31', '2201-01-01', '2100-02-29', '2104-02-29'];
  const expected = [true, true, false, false, true];
  expect(days.map((day) => plannedDay.safeParse(day).success)).toEqual(expected);
  expect(days.map((day) => optionalPlannedDay.safeParse(day).success)).toEqual(expected);
});

test('R7.3 a device clock may be exactly one day ahead', () => {
  const at = instantFromJson('2028-02-28T12:00:00Z');
  const isTaken = (moment: Date) => pastInstant(at).safeParse(moment.toISOString()).success;
  expect(around(addMs(at, 24 * HOUR).toISOString()).map(isTaken)).toEqual([true, true, false]);
});

// A day begins first in the Line Islands, at 10:00 UTC on the previous day.
test.each([
  ['2028-02-29', '2028-02-28T10:00:00.000Z'],
  ['2028-03-01', '2028-02-29T10:00:00.000Z'],
  ['2026-03-01', '2026-02-28T10:00:00.000Z'],
])('R7.3 born on %s, times before %s are before birth', (dateOfBirth, first) => {
  expect(around(first).map((moment) => isBeforeBirth(moment, dateOfBirth))).toEqual([true, false, false]);
});

test('R7.3 a day before birth is detected', () => {
  const days = ['2028-02-28', '2028-02-29', '2028-03-01'];
  expect(days.map((day) => isBeforeBirth(day, '2028-02-29'))).toEqual([true, false, false]);
  expect(days.map((day) => isBeforeBirth(day, null))).toEqual([false, false, false]);
});
