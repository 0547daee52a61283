import fc from 'fast-check';
import { formatLocales } from '@/lib/core/i18n/locales';
import { dayIn, weekStartOf } from '@/lib/core/time/dates';
import { lastTries, minutesPerWeek, successRate } from '@/lib/records/training/progress';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };

test('R7.6 a success rate is a share of tries, null without tries', () => {
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

test.each([
  ['nothing counted', [[null, null]], { tries: 0, successes: 0 }],
  ['fewer than ten', [[3, 2]], { tries: 3, successes: 2 }],
  [
    'a part of an older session',
    [
      [4, 3],
      [10, 5],
    ],
    { tries: 10, successes: 6 },
  ],
  ['a part of a long one', [[20, 14]], { tries: 10, successes: 7 }],
] as const)('R7.6 counts the last ten tries: %s', (_, sessions, expected) => {
  expect(lastTries(sessions.map(([attempts, successes]) => ({ attempts, successes })))).toEqual(expected);
});

describe('minutes per week', () => {
  const trainingSession = fc.record({
    practisedAt: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    minutes: fc.integer({ min: 1, max: 600 }),
  });

  test('R7.6 counts every minute of the weeks once', () => {
    const locales = fc.constantFrom(...formatLocales);
    const zones = fc.constantFrom('UTC', 'Europe/Madrid', 'America/New_York');

    fc.assert(
      fc.property(fc.array(trainingSession, { maxLength: 30 }), zones, locales, (list, timeZone, locale) => {
        const weeks = minutesPerWeek(list, { weeks: 60, today: '2027-01-03', timeZone, locale });
        expect(weeks).toHaveLength(60);
        const sumOf = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
        expect(sumOf(weeks.map(({ minutes }) => minutes))).toBe(sumOf(list.map(({ minutes }) => minutes)));
        for (const { practisedAt } of list) {
          const day = dayIn(new Date(practisedAt), timeZone);
          expect(weeks.find(({ week }) => week === weekStartOf(day, locale))?.minutes).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test.each([
    // The Sunday of a clock change ends at local midnight, although it lasts 23 or 25 hours.
    ['en', 'Europe/Madrid', '2026-03-29T21:59:00Z', '2026-03-23'],
    ['en', 'Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['es', 'Europe/Madrid', '2026-10-25T22:59:00Z', '2026-10-19'],
    ['es', 'Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['en', 'America/New_York', '2026-11-02T04:59:00Z', '2026-10-26'],
    ['en-US', 'America/New_York', '2026-11-01T03:59:00Z', '2026-10-25'],
    ['en-US', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['en', 'America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  ] as const)('R7.6 for %s in %s, %s falls in the week of %s', (locale, timeZone, practisedAt, week) => {
    const weeks = minutesPerWeek([{ practisedAt, minutes: 5 }], { weeks: 1, today: week, timeZone, locale });
    expect(weeks).toEqual([{ week, minutes: 5 }]);
  });

  test('R7.6 the current week comes last', () => {
    const weeks = minutesPerWeek([], { weeks: 3, today: '2026-11-21', timeZone: 'UTC', locale: 'en' });
    expect(weeks.map(({ week }) => week)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});
