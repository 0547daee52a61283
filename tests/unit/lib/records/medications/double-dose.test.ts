import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '@/lib/core/time/dates';
import { dosesLeft, findDoubleDose, spacing } from '@/lib/records/medications/double-dose';
import { stockOf } from '@/lib/records/medications/stock';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { sinceEver } from '@/tests/support/a-plan';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const noon = new Date('2026-05-20T12:00:00Z');
const ago = (ms: number) => new Date(noon.getTime() - ms).toISOString();
const limits = { frequency: 'BID' as const, reminders: [], minHoursBetween: null, maxPerDay: null };
const asNeeded = { ...limits, frequency: 'PRN' as const };
const line = (at: string, status: 'given' | 'skipped' = 'given') => ({ at, status });
const minutes = (max: number) => fc.integer({ min: -max, max }).map((n) => n * MINUTE);

describe('double dose', () => {
  test('R7.3 a dose within half an interval of another is questioned', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), minutes(20_000), (frequency, shift) => {
        const one = { ...limits, frequency };
        const other = line(new Date(noon.getTime() + shift).toISOString());
        const doubleDose = findDoubleDose(one, [other], noon);
        expect(doubleDose !== null).toBe(Math.abs(shift) < spacing(one));
        expect(doubleDose === null || doubleDose.line === other).toBe(true);
      }),
      runs,
    );
  });

  test.each([
    ['twice a day after 5 hours', limits, [line(ago(5 * HOUR))], 'recent'],
    ['twice a day after 6 hours', limits, [line(ago(6 * HOUR))], null],
    ['a skipped dose', limits, [line(ago(HOUR), 'skipped')], null],
    ['a set interval', { ...asNeeded, minHoursBetween: 8 }, [line(ago(7.9 * HOUR))], 'recent'],
    ['a set interval that has passed', { ...asNeeded, minHoursBetween: 8 }, [line(ago(8 * HOUR))], null],
    ['two taps as needed', asNeeded, [line(ago(MINUTE))], 'recent'],
    ['a limit that is reached', { ...asNeeded, maxPerDay: 2 }, [line(ago(HOUR)), line(ago(23 * HOUR))], 'limit'],
    ['a limit that no longer applies', { ...asNeeded, maxPerDay: 2 }, [line(ago(HOUR)), line(ago(24 * HOUR))], null],
    ['a single dose again', { ...limits, frequency: 'ONCE' as const }, [line(ago(90 * DAY))], 'recent'],
  ])('R7.3 %s', (_, one, log, kind) => {
    expect(findDoubleDose(one, log, noon)?.kind ?? null).toBe(kind);
  });

  // Clocks in Madrid go forward on March 29 and back on October 25, 2026. Intervals are elapsed time.
  test.each([
    ['twice a day', limits, 6 * HOUR],
    ['once a day', { ...limits, frequency: 'SID' as const }, 12 * HOUR],
    ['as needed', asNeeded, 10 * MINUTE],
    ['a set interval', { ...asNeeded, minHoursBetween: 8 }, 8 * HOUR],
    ['uneven times', { ...limits, reminders: ['08:00', '18:00'] }, 5 * HOUR],
  ])('R11.4 the guard interval ends exactly on time, %s', (_, one, interval) => {
    for (const at of ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z', noon.toISOString()]) {
      const moment = (ms: number) => new Date(Date.parse(at) + ms);
      const doubleDoseAt = (ms: number) => findDoubleDose(one, [line(at)], moment(ms));
      expect(doubleDoseAt(interval - 1)).toEqual({ kind: 'recent', line: line(at), until: moment(interval) });
      expect([doubleDoseAt(interval), doubleDoseAt(interval + 1)]).toEqual([null, null]);
      expect(doubleDoseAt(1 - interval)?.kind).toBe('recent');
    }
  });

  test('R11.4 a single dose has a guard interval without end', () => {
    const once = { ...limits, frequency: 'ONCE' as const };
    expect(findDoubleDose(once, [line(ago(300 * DAY))], noon)).toMatchObject({ kind: 'recent', until: null });
  });

  test('R11.4 a daily limit ends when the oldest dose is a day old', () => {
    const log = [line(ago(HOUR)), line(ago(20 * HOUR))];
    const until = new Date(noon.getTime() + 4 * HOUR);
    expect(findDoubleDose({ ...asNeeded, maxPerDay: 2 }, log, noon)).toMatchObject({ kind: 'limit', until });
    expect(findDoubleDose({ ...asNeeded, maxPerDay: 2 }, log, until)).toBeNull();
    const first = line(ago(23 * HOUR));
    const inAnyOrder = [
      [first, ...log],
      [...log, first],
      [first, ...log.toReversed()],
    ];
    for (const lines of inAnyOrder)
      expect(findDoubleDose({ ...asNeeded, maxPerDay: 2 }, lines, noon)).toMatchObject({ kind: 'limit', until });
  });

  test('R7.3 no 24 hours contain more doses than the limit', () => {
    const times = fc.array(fc.nat(5 * 24 * 60), { maxLength: 40 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 4 }), (offsets, maxPerDay) => {
        const log: ReturnType<typeof line>[] = [];
        for (const offset of offsets.toSorted((a, b) => a - b)) {
          const at = new Date(noon.getTime() + offset * MINUTE);
          if (findDoubleDose({ ...asNeeded, maxPerDay }, log, at) === null) log.push(line(at.toISOString()));
        }
        for (const { at } of log) {
          const end = new Date(at);
          const inDay = log.filter(
            (one) => new Date(one.at) <= end && end.getTime() - new Date(one.at).getTime() < DAY,
          );
          expect(inDay.length).toBeLessThanOrEqual(maxPerDay);
          expect(dosesLeft({ ...asNeeded, maxPerDay }, log, end)).toBe(maxPerDay - inDay.length);
        }
      }),
      runs,
    );
  });
});

describe('stock', () => {
  const stockedMedication = {
    ...limits,
    startsOn: '2026-05-01',
    endsOn: null,
    timeZone: 'UTC',
    dosage: null,
    steps: [],
    ...sinceEver,
    stockDoses: 9,
    refillBelow: 10,
  };

  test.each([
    ['twice a day', {}, { left: 9, days: 4, enough: false, refill: true, runsOutOn: '2026-05-24' }],
    [
      'enough until the end',
      { endsOn: '2026-05-22' },
      { left: 9, days: 4, enough: true, refill: false, runsOutOn: null },
    ],
    [
      'not until the end',
      { endsOn: '2026-05-25' },
      { left: 9, days: 4, enough: false, refill: true, runsOutOn: '2026-05-24' },
    ],
    [
      'weekly, far away',
      { frequency: 'QWK', refillBelow: 2 },
      { left: 9, days: 63, enough: false, refill: false, runsOutOn: null },
    ],
    [
      'every 3 days',
      { frequency: 'Q72H', stockDoses: 2, refillBelow: null },
      { left: 2, days: 6, enough: false, refill: true, runsOutOn: '2026-05-25' },
    ],
    [
      'half a dose too little',
      { stockDoses: 2.5, refillBelow: null },
      { left: 2.5, days: 1, enough: false, refill: true, runsOutOn: '2026-05-21' },
    ],
    [
      'as needed',
      { frequency: 'PRN', refillBelow: null },
      { left: 9, days: null, enough: false, refill: false, runsOutOn: null },
    ],
    [
      'empty',
      { stockDoses: 0, refillBelow: null },
      { left: 0, days: 0, enough: false, refill: true, runsOutOn: '2026-05-20' },
    ],
  ] as const)('R7.3 %s', (_, change, expected) => {
    expect(stockOf({ ...stockedMedication, ...change }, '2026-05-20', noon)).toEqual(expected);
  });

  test('R7.3 returns null without a stock count', () => {
    expect(stockOf({ ...stockedMedication, stockDoses: null }, '2026-05-20', noon)).toBeNull();
  });
});
