import fc from 'fast-check';
import { addDays, daysBetween, HOUR } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { recurrenceOf, timesOf, usualTimes } from '@/lib/records/medications/frequencies';
import { type Course, dosageOn, plannedDoses } from '@/lib/records/medications/plan';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { sinceEver } from '@/tests/support/a-plan';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana'];
const plain: Course = {
  frequency: 'SID',
  startsOn: '2026-03-01',
  endsOn: null,
  reminders: [],
  timeZone: 'Europe/Madrid',
  dosage: '1 tablet',
  steps: [],
  ...sinceEver,
};
const between = (course: Partial<Course>, from: string, to: string) =>
  plannedDoses({ ...plain, ...course }, new Date(from), new Date(to));
function localDoses(course: Partial<Course>, first: string, last: string): string[] {
  const { timeZone } = { ...plain, ...course };
  const to = new Date(toInstant(addDays(last, 1), '00:00', timeZone).getTime() - 1);
  return plannedDoses({ ...plain, ...course }, toInstant(first, '00:00', timeZone), to).map(({ at }) => {
    const { day, time } = fromInstant(at, timeZone);
    return `${day} ${time}`;
  });
}

const day = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2023-01-01', n));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const course: fc.Arbitrary<Course> = fc
  .record({
    frequency: fc.constantFrom(...frequencies),
    startsOn: day,
    length: fc.option(fc.integer({ min: 0, max: 90 })),
    own: fc.option(fc.uniqueArray(time, { minLength: 4, maxLength: 4 })),
    timeZone: fc.constantFrom(...zones),
  })
  .map(({ frequency, startsOn, length, own, timeZone }) => ({
    ...plain,
    frequency,
    startsOn,
    endsOn: length === null ? null : addDays(startsOn, length),
    reminders: own ? own.slice(0, usualTimes(frequency).length).sort() : [],
    timeZone,
  }));
const arbitraryPlan = fc
  .tuple(course, fc.integer({ min: -30 * 24, max: 60 * 24 }), fc.integer({ min: 0, max: 60 * 24 }))
  .map(([one, begin, length]) => {
    const from = new Date(toInstant(one.startsOn, '00:00', one.timeZone).getTime() + begin * HOUR);
    const to = new Date(from.getTime() + length * HOUR);
    return { one, from, to, doses: plannedDoses(one, from, to) };
  });

describe('every plan', () => {
  test('R7.3 lists doses in order and never two at the same instant', () => {
    fc.assert(
      fc.property(arbitraryPlan, ({ doses }) => {
        const moments = doses.map(({ at }) => at.getTime());
        expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
      }),
      runs,
    );
  });

  test('R7.3 every dose lies between start, end and requested limits', () => {
    fc.assert(
      fc.property(arbitraryPlan, ({ one, from, to, doses }) => {
        for (const { at } of doses) {
          const { day: on } = fromInstant(at, one.timeZone);
          expect(on >= one.startsOn && (one.endsOn === null || on <= one.endsOn)).toBe(true);
          expect(at >= from && at <= to).toBe(true);
        }
      }),
      runs,
    );
  });

  test('R7.3 gives the same doses in one query as in two', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.double({ min: 0, max: 1, noNaN: true }), ({ one, from, to, doses }, share) => {
        const middle = new Date(Math.floor(from.getTime() + (to.getTime() - from.getTime()) * share));
        const rest = plannedDoses(one, new Date(middle.getTime() + 1), to);
        expect([...plannedDoses(one, from, middle), ...rest]).toEqual(doses);
      }),
      runs,
    );
  });

  test('R7.3 a day has its local times on the days of its frequency', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 0, max: 400 }), (one, offset) => {
        const recurrence = recurrenceOf(one.frequency);
        fc.pre(recurrence.unit === 'day');
        const on = addDays(one.startsOn, offset);
        const times = localDoses(one, on, on).map((text) => text.slice(11));
        const every = recurrence.unit === 'day' ? recurrence.every : 1;
        const expected = offset % every === 0 && (one.endsOn === null || on <= one.endsOn) ? timesOf(one) : [];
        // When clocks go forward, skipped times move later and may coincide with others.
        const shiftedTimes = [...expected].filter(
          (t) => fromInstant(toInstant(on, t, one.timeZone), one.timeZone).time !== t,
        );
        expect(times.filter((t) => !expected.includes(t)).length).toBeLessThanOrEqual(shiftedTimes.length);
        expect(times).toEqual(expect.arrayContaining(expected.filter((t) => !shiftedTimes.includes(t))));
        if (shiftedTimes.length === 0) expect(times).toEqual(expected);
      }),
      runs,
    );
  });

  test('R7.3 hourly plans keep exact intervals through clock changes', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.constantFrom('Q2H' as const, 'Q4H' as const), ({ one, from, to }, frequency) => {
        const doses = plannedDoses({ ...one, frequency }, from, to).map(({ at }) => at.getTime());
        const gaps = doses.slice(1).map((at, index) => at - (doses[index] ?? 0));
        expect(gaps.every((gap) => gap === (frequency === 'Q2H' ? 2 : 4) * HOUR)).toBe(true);
      }),
      runs,
    );
  });
});

describe('clock changes', () => {
  test.each([
    ['Europe/Madrid', '2026-03-29'],
    ['Europe/Madrid', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
  ])('R7.3 in %s on %s doses stay at 7, 15 and 23', (timeZone, on) => {
    const around = [addDays(on, -1), on, addDays(on, 1)];
    expect(localDoses({ frequency: 'TID', timeZone }, addDays(on, -1), addDays(on, 1))).toEqual(
      around.flatMap((one) => ['07:00', '15:00', '23:00'].map((at) => `${one} ${at}`)),
    );
  });

  test.each([
    ['Europe/Madrid', '2026-03-29', 6, '09:00'],
    ['Europe/Madrid', '2026-10-25', 7, '07:00'],
    ['America/New_York', '2026-03-08', 6, '09:00'],
    ['America/New_York', '2026-11-01', 7, '07:00'],
  ])('R7.3 in %s on %s doses every 4 hours stay 4 hours apart', (timeZone, on, doses, fourth) => {
    const times = localDoses({ frequency: 'Q4H', timeZone, startsOn: addDays(on, -1) }, on, on);
    expect(times).toHaveLength(doses);
    expect(times).toContain(`${on} ${fourth}`);
  });

  test.each([
    ['Europe/Madrid', '2026-03-29', '02:30', '03:30'],
    ['America/New_York', '2026-03-08', '02:30', '03:30'],
    ['Europe/Madrid', '2026-10-25', '02:30', '02:30'],
    ['America/New_York', '2026-11-01', '01:30', '01:30'],
  ])('R7.3 in %s on %s a dose at %s comes once, at %s', (timeZone, on, at, shownTime) => {
    expect(localDoses({ reminders: [at], timeZone }, on, on)).toEqual([`${on} ${shownTime}`]);
  });

  test('R7.3 two times that coincide after a clock change become one dose', () => {
    const reminders = ['02:30', '03:30'];
    expect(localDoses({ frequency: 'BID', reminders }, '2026-03-29', '2026-03-29')).toEqual(['2026-03-29 03:30']);
  });
});

describe('calendars', () => {
  test.each([
    ['QMO', '2026-01-31', ['01-31', '02-28', '03-31', '04-30', '05-31']],
    ['QMO', '2028-01-30', ['01-30', '02-29', '03-30', '04-30', '05-30']],
    ['Q3MO', '2025-11-30', ['02-28', '05-30']],
    ['QYR', '2024-02-29', ['02-28']],
    ['QWK', '2026-04-29', ['04-29', '05-06', '05-13', '05-20', '05-27']],
    ['Q2WK', '2026-05-01', ['05-01', '05-15', '05-29']],
    ['EOD', '2026-05-27', ['05-27', '05-29', '05-31']],
    ['Q72H', '2026-05-24', ['05-24', '05-27', '05-30']],
    ['ONCE', '2026-05-05', ['05-05']],
    ['PRN', '2026-05-05', []],
  ] as const)('R7.3 a %s dose starting on %s falls on %j', (frequency, startsOn, days) => {
    const year = frequency === 'QMO' ? startsOn.slice(0, 4) : '2026';
    const all = localDoses({ frequency, startsOn }, `${year}-01-01`, `${year}-05-31`);
    expect(all).toEqual(days.map((on) => `${year}-${on} 08:00`));
  });

  test('R7.3 a yearly dose of 29 February returns in leap years', () => {
    expect(localDoses({ frequency: 'QYR', startsOn: '2024-02-29' }, '2028-02-01', '2028-03-31')).toEqual([
      '2028-02-29 08:00',
    ]);
  });

  test('R7.3 finds the doses of one day quickly even in old courses', () => {
    const before = performance.now();
    expect(localDoses({ frequency: 'SID', startsOn: '1990-01-01' }, '2026-05-01', '2026-05-01')).toHaveLength(1);
    expect(localDoses({ frequency: 'Q2H', startsOn: '1990-01-01' }, '2026-05-01', '2026-05-01')).toHaveLength(12);
    expect(performance.now() - before).toBeLessThan(500);
  });

  test('R7.3 includes the last day of the course and both limits', () => {
    const course = { startsOn: '2026-05-01', endsOn: '2026-05-03' };
    expect(localDoses(course, '2026-04-01', '2026-06-01')).toHaveLength(3);
    expect(between(course, '2026-05-03T06:00:00Z', '2026-05-03T06:00:00Z')).toHaveLength(1);
    expect(between(course, '2026-05-03T06:00:01Z', '2026-05-03T05:00:00Z')).toEqual([]);
  });
});

describe('tapering', () => {
  const steps = [
    { from: '2026-05-04', dosage: '1/2 tablet' },
    { from: '2026-05-08', dosage: '1/4 tablet' },
  ];

  test('R7.3 each dose has the dosage of its day’s step', () => {
    const doses = between({ steps, startsOn: '2026-05-02' }, '2026-05-02T00:00:00Z', '2026-05-09T00:00:00Z');
    expect(doses.map(({ dosage }) => dosage)).toEqual([
      ...['1 tablet', '1 tablet', '1/2 tablet', '1/2 tablet', '1/2 tablet', '1/2 tablet', '1/4 tablet'],
    ]);
  });

  test('R7.3 the step for any day is the last one started', () => {
    fc.assert(
      fc.property(day, (on) => {
        const startedSteps = steps.filter(({ from }) => daysBetween(from, on) >= 0);
        expect(dosageOn({ dosage: null, steps }, on)).toBe(startedSteps.at(-1)?.dosage ?? null);
      }),
      runs,
    );
  });
});
