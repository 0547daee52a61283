import fc from 'fast-check';
import { addDuration, readDuration } from '@/lib/records/vaccinations/durations';
import { RUNS } from '@/tests/support/property-runs';

test.each([
  ['2026-01-31', 'P1M', '2026-02-28'],
  ['2024-01-31', 'P1M', '2024-02-29'],
  ['2024-02-29', 'P12M', '2025-02-28'],
  ['2024-02-29', 'P1Y', '2025-02-28'],
  ['2024-02-29', 'P4Y', '2028-02-29'],
  ['2026-10-31', 'P6M', '2027-04-30'],
  ['2026-11-21', 'P3Y', '2029-11-21'],
  ['2026-12-20', 'P6W', '2027-01-31'],
  ['2026-03-20', 'P30D', '2026-04-19'],
  ['2099-12-31', 'P12M', '2100-12-31'],
  ['2096-02-29', 'P4Y', '2100-02-28'],
])('R7.3 %s plus %s is %s', (day, duration, expected) => {
  expect(addDuration(day, duration)).toBe(expected);
});

test.each([
  ['2026-01-01', 'P2W', 2, '2026-01-29'],
  ['2026-01-31', 'P1M', 2, '2026-03-31'],
  ['2026-01-31', 'P3M', -1, '2025-10-31'],
  ['2024-02-29', 'P1Y', 2, '2026-02-28'],
])('R7.3 %s plus %s times %i is %s', (day, duration, times, expected) => {
  expect(addDuration(day, duration, times)).toBe(expected);
});

test.each(['', 'P', 'P6', '6W', 'P1Y6M', 'P-1D', 'PT6H', '-P6W', 'P6Ws', 'P10000D'])(
  'R7.3 rejects %p as a duration',
  (text) => {
    expect(() => readDuration(text)).toThrow(RangeError);
  },
);

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('R7.3 adding durations keeps the order of days and gives valid dates', () => {
  const durations = fc.constantFrom('P1D', 'P30D', 'P2W', 'P16W', 'P1M', 'P5M', 'P12M', 'P3Y');
  fc.assert(
    fc.property(anyDay, anyDay, durations, (a, b, duration) => {
      const [early = '', late = ''] = [a, b].sort();
      expect(addDuration(early, duration) <= addDuration(late, duration)).toBe(true);
      expect(addDuration(a, duration) > a).toBe(true);
      expect(new Date(`${addDuration(a, duration)}T00:00:00Z`).toISOString().slice(0, 10)).toBe(
        addDuration(a, duration),
      );
    }),
    { numRuns: RUNS },
  );
});
