import { addDays, addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { byMonth, yearsOf } from '@/lib/records/photos/months';
import { takenAt } from '@/lib/records/photos/taken';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

const later = new Date('2030-01-01T00:00Z');

test.each(changeDays)('R7.7 in $timeZone a photo of $odd.time on $day has the right time', ({ timeZone, day, odd }) => {
  const camera = { day, time: odd.time, offset: null };
  expect(takenAt(camera, timeZone, later)?.toISOString()).toBe(odd.at);
});

test.each([
  ['2028-02-29', null, '2028-02-29T02:15:00.000Z'],
  ['2028-02-29', '+13:00', '2028-02-28T19:00:00.000Z'],
  ['2026-02-29', null, undefined],
  ['2026-02-29', '+13:00', undefined],
  ['2026-04-31', null, undefined],
])('R7.7 in Kathmandu a photo of %s with offset %p dates from %p', (day, offset, moment) => {
  expect(takenAt({ day, time: '08:00', offset }, 'Asia/Kathmandu', later)?.toISOString()).toBe(moment);
});

test('R7.7 accepts camera clocks up to a day ahead', () => {
  const camera = { day: '2028-02-29', time: '12:00', offset: null };
  const nows = around(addMs(instantFromJson('2028-02-29T12:00:00Z'), -DAY).toISOString());
  expect(nows.map((at) => takenAt(camera, 'UTC', at) !== null)).toEqual([false, true, true]);
});

test.each(midnights)('R7.7 in $timeZone a photo belongs to the month of $day', ({ timeZone, day, begin }) => {
  const months = around(begin).map((at) => byMonth([{ takenAt: at.toISOString() }], timeZone)[0]?.first);
  const of = (one: string) => `${one.slice(0, 7)}-01`;
  expect(months).toEqual([of(addDays(day, -1)), of(day), of(day)]);
});

test.each([
  ['Asia/Kathmandu', '2027-12-31T18:15:00.000Z'],
  ['Pacific/Apia', '2027-12-31T11:00:00.000Z'],
  ['America/Santiago', '2028-01-01T03:00:00.000Z'],
])('R7.7 in %s the year 2028 begins at %s', (timeZone, begin) => {
  const years = around(begin).map((at) => yearsOf([{ first: at.toISOString(), last: at.toISOString() }], timeZone));
  expect(years).toEqual([[2027], [2028], [2028]]);
});
