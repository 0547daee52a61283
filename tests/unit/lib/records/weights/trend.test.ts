import fc from 'fast-check';
import { changeSince, direction, weightTrend } from '@/lib/records/weights/trend';
import { median, type Reading, weeklyMedians } from '@/lib/records/weights/weekly';
import { RUNS } from '@/tests/support/property-runs';

const END = Date.UTC(2026, 10, 21, 8);
const DAY = 86_400_000;
const reading = (daysAgo: number, grams: number): Reading => ({
  measuredAt: new Date(END - daysAgo * DAY).toISOString(),
  grams,
});
const readings = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 100_000 }))
    .map(([day, grams]) => reading(day, grams)),
  { minLength: 1, maxLength: 40 },
);

describe('weekly medians', () => {
  test('R7.3 a median has at most half of the values on each side', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 30 }), (values) => {
        const middle = median(values);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 assigns each reading to one week, latest first, in any input order', () => {
    fc.assert(
      fc.property(readings, fc.integer({ min: 0, max: 40 }), (list, turn) => {
        const weeks = weeklyMedians(list);
        expect(weeks[0]?.ago).toBe(0);
        expect(weeks.map(({ ago }) => ago)).toEqual([...new Set(weeks.map(({ ago }) => ago))].sort((a, b) => a - b));
        const turnedReadings = [...list.slice(turn), ...list.slice(0, turn)];
        expect(weeklyMedians(turnedReadings)).toEqual(weeks);
        for (const { grams } of weeks) {
          expect(grams).toBeGreaterThanOrEqual(Math.min(...list.map((one) => one.grams)));
          expect(grams).toBeLessThanOrEqual(Math.max(...list.map((one) => one.grams)));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 one outlier in a week does not change its median', () => {
    const steady = [reading(0, 5000), reading(1, 5010), reading(2, 9000), reading(3, 4990), reading(4, 5000)];
    expect(weeklyMedians(steady)).toMatchObject([{ ago: 0, grams: 5000 }]);
  });
});

describe('trend', () => {
  test('R7.3 gives grams and percent over a month and half a year', () => {
    const trend = weightTrend([reading(0, 9500), reading(28, 10_000), reading(180, 8000), reading(400, 1000)]);
    expect(trend.month).toEqual({ grams: -500, percent: -5, since: new Date(END - 28 * DAY) });
    expect(trend.halfYear).toMatchObject({ grams: 1500, percent: 18.75 });
  });

  test('R7.3 without an earlier week there is no trend', () => {
    expect(weightTrend([])).toEqual({ month: null, halfYear: null });
    expect(weightTrend([reading(0, 5000), reading(6, 4000)])).toEqual({ month: null, halfYear: null });
    expect(weightTrend([reading(0, 5000), reading(60, 4000)]).month).toBeNull();
    expect(weightTrend([reading(0, 5000), reading(300, 4000)])).toEqual({ month: null, halfYear: null });
  });

  test.each([
    [6, []],
    [7, ['month']],
    [34, ['month']],
    [35, ['halfYear']],
    [188, ['halfYear']],
    [189, []],
  ])('R7.3 compares with a weight from %i days ago: %j', (days, spans) => {
    const trend = weightTrend([reading(0, 5000), reading(days, 4000)]);
    expect(Object.entries(trend).flatMap(([span, change]) => (change ? [span] : []))).toEqual(spans);
  });

  test('R7.3 a trend agrees in grams, percent and scale', () => {
    fc.assert(
      fc.property(readings, fc.integer({ min: 2, max: 9 }), (list, factor) => {
        const trend = weightTrend(list);
        const larger = weightTrend(list.map((one) => ({ ...one, grams: one.grams * factor })));
        for (const span of ['month', 'halfYear'] as const) {
          const [change, scaledChange] = [trend[span], larger[span]];
          expect(scaledChange === null).toBe(change === null);
          if (!change || !scaledChange) continue;
          expect(scaledChange.percent).toBeCloseTo(change.percent, 6);
          expect(Math.sign(change.grams) * Math.sign(change.percent)).toBeGreaterThanOrEqual(0);
          expect(change.percent).toBeGreaterThan(-100);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 a change below one percent is steady', () => {
    const week = (grams: number) => ({ ago: 0, grams, at: new Date(END) });
    expect(direction(changeSince(week(1000), week(1009)))).toBe('steady');
    expect(direction(changeSince(week(1000), week(990)))).toBe('down');
    expect(direction(changeSince(week(1000), week(1010)))).toBe('up');
  });
});
