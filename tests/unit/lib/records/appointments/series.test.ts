import fc from 'fast-check';
import { addDays, daysBetween } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { seriesStarts } from '@/lib/records/appointments/series';
import { type RepeatStep, repeatSteps } from '@/lib/records/appointments/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const some = fc
  .record({
    day: fc.integer({ min: 0, max: 4000 }).map((n) => addDays('2023-01-01', n)),
    time: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    timeZone: fc.constantFrom(...zones),
    every: fc.constantFrom(...repeatSteps),
    times: fc.integer({ min: 2, max: 26 }),
  })
  .map(({ day, time, timeZone, ...repeat }) => {
    const first = toInstant(day, time, timeZone);
    return { first, day: fromInstant(first, timeZone).day, time, timeZone, repeat };
  });

const local = (first: string, timeZone: string, every: RepeatStep, times: number) =>
  seriesStarts(toInstant(first.slice(0, 10), first.slice(11), timeZone), timeZone, { every, times }).map((at) => {
    const { day, time } = fromInstant(at, timeZone);
    return `${day} ${time}`;
  });

test('R7.8 a series has the requested count, in order, from its first date', () => {
  fc.assert(
    fc.property(some, ({ first, timeZone, repeat }) => {
      const starts = seriesStarts(first, timeZone, repeat).map((at) => at.getTime());
      expect(starts).toHaveLength(repeat.times);
      expect(starts[0]).toBe(first.getTime());
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }),
    { numRuns: RUNS },
  );
});

test('R7.8 each date keeps its local time unless a clock change skips it', () => {
  fc.assert(
    fc.property(some, ({ first, timeZone, repeat }) => {
      const { time } = fromInstant(first, timeZone);
      for (const at of seriesStarts(first, timeZone, repeat)) {
        const there = fromInstant(at, timeZone);
        if (there.time === time) continue;
        expect(toInstant(there.day, time, timeZone)).toEqual(at);
      }
    }),
    { numRuns: RUNS },
  );
});

test('R7.8 weeks are seven days; months keep the day or take the last', () => {
  fc.assert(
    fc.property(some, ({ first, day, timeZone, repeat }) => {
      const days = seriesStarts(first, timeZone, repeat).map((at) => fromInstant(at, timeZone).day);
      days.forEach((one, index) => {
        if (repeat.every === 'week') expect(daysBetween(day, one)).toBe(7 * index);
        else if (repeat.every === 'two_weeks') expect(daysBetween(day, one)).toBe(14 * index);
        else if (one.slice(8) !== day.slice(8)) expect(addDays(one, 1).slice(8)).toBe('01');
      });
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ['Europe/Madrid', '2026-03-22', '2026-03-29', '2026-04-05'],
  ['Europe/Madrid', '2026-10-18', '2026-10-25', '2026-11-01'],
  ['America/New_York', '2026-03-01', '2026-03-08', '2026-03-15'],
  ['America/New_York', '2026-10-25', '2026-11-01', '2026-11-08'],
])('R7.8 in %s, weekly ten o’clock stays at ten from %s to %s', (timeZone, ...days) => {
  expect(local(`${days[0]} 10:00`, timeZone, 'week', 3)).toEqual(days.map((day) => `${day} 10:00`));
});

test('R7.8 a series can start in the second occurrence of a repeated hour', () => {
  const second = new Date('2026-10-25T01:30:00Z');
  const starts = seriesStarts(second, 'Europe/Madrid', { every: 'week', times: 2 });
  expect(starts).toEqual([second, new Date('2026-11-01T01:30:00Z')]);
});

test('R7.8 a clock change or short month shifts only the affected date', () => {
  expect(local('2026-03-22 02:30', 'Europe/Madrid', 'week', 3)).toEqual([
    '2026-03-22 02:30',
    '2026-03-29 03:30',
    '2026-04-05 02:30',
  ]);
  expect(local('2027-12-31 09:00', 'UTC', 'month', 4)).toEqual([
    '2027-12-31 09:00',
    '2028-01-31 09:00',
    '2028-02-29 09:00',
    '2028-03-31 09:00',
  ]);
  expect(local('2028-02-29 09:00', 'UTC', 'year', 2)).toEqual(['2028-02-29 09:00', '2029-02-28 09:00']);
});
