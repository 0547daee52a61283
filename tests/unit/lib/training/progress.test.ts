import fc from 'fast-check';
import { addDays, dayIn, daysBetween } from '@/lib/core/dates';
import { minutesPerWeek, mondayOf, successRate } from '@/lib/training/progress';

const runs = { numRuns: 1000 };
const days = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('2026-01-01', count));

test('R7.6 a Monday is at most six days before its day, and its own week’s', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  fc.assert(
    fc.property(days, (day) => {
      const monday = mondayOf(day);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
    }),
    runs,
  );
});

test('R7.6 a rate is a share of the tries; without tries there is none', () => {
  expect(successRate({ attempts: null, successes: null })).toBeNull();
  expect(successRate({ attempts: 0, successes: 0 })).toBeNull();
  expect(successRate({ attempts: 10, successes: null })).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (attempts, count) => {
      const rate = successRate({ attempts, successes: Math.min(attempts, count) }) ?? -1;
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

describe('minutes per week', () => {
  const practice = fc.record({
    practisedAt: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    minutes: fc.integer({ min: 1, max: 600 }),
  });

  test('R7.6 every minute of the weeks is counted once', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Madrid', 'America/New_York');
    fc.assert(
      fc.property(fc.array(practice, { maxLength: 30 }), zones, (list, timeZone) => {
        const weeks = minutesPerWeek(list, { weeks: 60, today: '2027-01-03', timeZone });
        expect(weeks).toHaveLength(60);
        const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
        expect(sum(weeks.map(({ minutes }) => minutes))).toBe(sum(list.map(({ minutes }) => minutes)));
        for (const { practisedAt } of list) {
          const day = dayIn(new Date(practisedAt), timeZone);
          expect(weeks.find(({ week }) => week === mondayOf(day))?.minutes).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test.each([
    // The Sunday on which clocks change ends at local midnight, however long it was.
    ['Europe/Madrid', '2026-03-29T21:59:00Z', '2026-03-23'],
    ['Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Madrid', '2026-10-25T22:59:00Z', '2026-10-19'],
    ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-10-26'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  ])('R7.6 in %s, %s belongs to the week of %s', (timeZone, practisedAt, week) => {
    const weeks = minutesPerWeek([{ practisedAt, minutes: 5 }], { weeks: 1, today: week, timeZone });
    expect(weeks).toEqual([{ week, minutes: 5 }]);
  });

  test('R7.6 the present week is the last one', () => {
    const weeks = minutesPerWeek([], { weeks: 3, today: '2026-11-21', timeZone: 'UTC' });
    expect(weeks.map(({ week }) => week)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});
