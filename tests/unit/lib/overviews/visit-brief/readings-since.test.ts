import { readingsSince } from '@/lib/overviews/visit-brief/readings-since';
import { CHARTED_READINGS } from '@/lib/records/measures/vocabulary';

const newest = Date.UTC(2026, 2, 7, 18);
const rowOf = (count: number, hoursApart: number) => ({
  ...{ id: 'm1', kind: 'girth' as const, name: null, unit: 'cm', low: null, high: null, rangeUnit: null },
  ...{ rangeBy: null, rangeSince: null, endedOn: null, note: null },
  readings: Array.from({ length: count }, (_, index) => ({
    ...{ id: String(index), measureId: 'm1', measuredAt: new Date(newest - index * hoursApart * 3_600_000) },
    ...{ value: 40, diastolic: null, text: null, unit: 'cm', context: null, note: null },
  })),
});

test('R15.16 a cut list counts from the day after its oldest reading', () => {
  const [since] = readingsSince([rowOf(CHARTED_READINGS, 6)], '2025-01-01', 'UTC');
  // 1,099 times 6 hours before 7 March 18:00 is 6 June 2025, 00:00.
  expect(since?.countedFrom).toBe('2025-06-07');
  expect(since?.readings.at(-1)?.measuredAt).toBe('2025-06-07T00:00:00.000Z');
});

test('R15.16 a complete list counts from the chosen day', () => {
  const [since] = readingsSince([rowOf(CHARTED_READINGS - 1, 6)], '2025-01-01', 'UTC');
  expect(since?.countedFrom).toBe('2025-01-01');
  expect(since?.readings).toHaveLength(CHARTED_READINGS - 1);
});
