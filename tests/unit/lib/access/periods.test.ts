import { toPerson } from '@/lib/access/people';
import { momentsOf } from '@/lib/access/periods';
import { isDayOf } from '@/lib/access/stay-days';
import { addDays, instantFromJson } from '@/lib/core/time/dates';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

test.each(changeDays)('R11.2 in $timeZone access for $day lasts $hours hours', ({ timeZone, day, begin, end }) => {
  const moments = momentsOf({ from: day, until: day }, timeZone);
  expect(moments).toEqual({ startsAt: instantFromJson(begin), endsAt: instantFromJson(end) });
});

test.each(midnights)('R11.2 in $timeZone access starts and ends at midnight of $day', (one) => {
  const { timeZone, day, begin } = one;
  const startsAt = momentsOf({ from: day, until: null }, timeZone).startsAt || null;
  const endsAt = momentsOf({ from: null, until: addDays(day, -1) }, timeZone).endsAt || null;
  const row = { id: 'm1', userId: 'u1', name: 'Sam', role: 'carer' as const, colour: 'pine' as const, user: null };
  const isActive = (period: { startsAt: Date | null; endsAt: Date | null }) =>
    around(begin).map((at) => toPerson({ ...row, ...period }, at).isActive);

  expect([startsAt, endsAt]).toEqual([instantFromJson(begin), instantFromJson(begin)]);
  expect(isActive({ startsAt, endsAt: null })).toEqual([false, true, true]);
  expect(isActive({ startsAt: null, endsAt })).toEqual([true, false, false]);
});

test('R11.2 a period without days has no start or end', () => {
  expect(momentsOf({ from: null, until: null }, 'Asia/Kathmandu')).toEqual({ startsAt: null, endsAt: null });
});

test.each([
  ['2028-02-27', false],
  ['2028-02-28', true],
  ['2028-02-29', true],
  ['2028-03-01', true],
  ['2028-03-02', false],
])('R11.7 the day %s is part of a stay around 29 February: %p', (day, expected) => {
  expect(isDayOf({ first: '2028-02-28', last: '2028-03-01' }, day)).toBe(expected);
});
