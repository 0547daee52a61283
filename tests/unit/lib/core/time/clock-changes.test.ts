import { addDays, dayIn, instantFromJson, latestDay, timeIn } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

const HOUR = 3_600_000;

test.each(midnights)('R7.3 in $timeZone the day $day begins at $begin', ({ timeZone, day, begin }) => {
  const [before, at, after] = around(begin);

  expect(toInstant(day, '00:00', timeZone)).toEqual(at);
  expect(toPlannedInstant(day, '00:00', timeZone)).toEqual(at);
  expect([before, at, after].map((one) => dayIn(one, timeZone))).toEqual([addDays(day, -1), day, day]);
  expect([before, at, after].map((one) => fromInstant(one, timeZone).day)).toEqual([addDays(day, -1), day, day]);
  expect(fromInstant(before, timeZone).time).toBe('23:59');
});

test.each(changeDays)('R7.3 in $timeZone $day has $hours hours', ({ timeZone, day, begin, end, hours }) => {
  expect(toInstant(addDays(day, 1), '00:00', timeZone)).toEqual(instantFromJson(end));
  expect(instantFromJson(end).getTime() - instantFromJson(begin).getTime()).toBe(hours * HOUR);
});

test.each(changeDays)('R7.3 in $timeZone clocks of $day jump from $before to $after', (one) => {
  const [before, at, after] = around(one.change);
  const shownTimes = [one.before, one.after, one.after];
  expect([before, at, after].map((moment) => fromInstant(moment, one.timeZone).time)).toEqual(shownTimes);
  expect([before, at, after].map((moment) => timeIn(moment, one.timeZone))).toEqual(shownTimes);
});

test.each(changeDays)('R7.3 in $timeZone $odd.time on $day is shown as $odd.shown.time', ({ timeZone, day, odd }) => {
  expect(toInstant(day, odd.time, timeZone).toISOString()).toBe(odd.at);
  expect(toPlannedInstant(day, odd.time, timeZone).toISOString()).toBe(odd.at);
  expect(fromInstant(instantFromJson(odd.at), timeZone)).toEqual(odd.shown);
});

test('R7.3 the Friday that Samoa skipped maps to the following Saturday', () => {
  const [before, at] = around('2011-12-30T10:00:00.000Z');
  expect([before, at].map((one) => fromInstant(one, 'Pacific/Apia'))).toEqual([
    { day: '2011-12-29', time: '23:59' },
    { day: '2011-12-31', time: '00:00' },
  ]);
  expect(toInstant('2011-12-30', '08:00', 'Pacific/Apia')).toEqual(toInstant('2011-12-31', '08:00', 'Pacific/Apia'));
});

test('R7.3 Samoa’s daylight saving time ended for good on 4 April 2021', () => {
  const [before, at] = around('2021-04-03T14:00:00.000Z');
  expect([before, at].map((one) => fromInstant(one, 'Pacific/Apia').time)).toEqual(['03:59', '03:00']);
  expect(toInstant('2025-12-25', '00:00', 'Pacific/Apia').toISOString()).toBe('2025-12-24T11:00:00.000Z');
});

test.each([
  ['2026-03-10T10:00:00.000Z', '2026-03-10', '2026-03-11'],
  ['2028-02-28T10:00:00.000Z', '2028-02-28', '2028-02-29'],
  ['2028-02-29T10:00:00.000Z', '2028-02-29', '2028-03-01'],
  ['2026-12-31T10:00:00.000Z', '2026-12-31', '2027-01-01'],
])('R7.3 at %s the latest day on Earth changes from %s to %s', (moment, earlier, later) => {
  expect(around(moment).map(latestDay)).toEqual([earlier, later, later]);
});
