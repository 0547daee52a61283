import fc from 'fast-check';
import { addDays, type Day, daysBetween } from '@/lib/core/time/dates';
import { countDoses, logCompleteFrom } from '@/lib/overviews/visit-brief/missed-doses';
import { newsSince } from '@/lib/overviews/visit-brief/news';
import { sinceOf } from '@/lib/overviews/visit-brief/since';
import { weightChange } from '@/lib/overviews/visit-brief/weight-change';
import { sinceEver } from '@/tests/support/a-plan';
import { RUNS } from '@/tests/support/property-runs';

const today = '2026-11-21';
const days = fc.integer({ min: -2000, max: 0 }).map((back) => addDays(today, back));

describe('start date', () => {
  test('R7.5 a chosen start date overrides the last visit and the default', () => {
    expect(sinceOf('2026-10-01', '2026-09-01', today)).toEqual({ from: '2026-10-01', source: 'chosen' });
    expect(sinceOf(undefined, '2026-09-01', today)).toEqual({ from: '2026-09-02', source: 'visit' });
    expect(sinceOf(undefined, null, '2026-08-31')).toEqual({ from: '2026-02-28', source: 'halfYear' });
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-22',
    '0000-01-01',
    '1899-12-31',
    '',
    'x',
    ['2026-01-01'],
    null,
  ])('R7.5 ignores %p as a start date', (chosenStart) => {
    expect(sinceOf(chosenStart, '2026-09-01', today).source).toBe('visit');
  });

  test('R7.5 any query results in a valid start date, at most tomorrow', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), days), fc.option(days), (chosenStart, visit) => {
        const { from } = sinceOf(chosenStart, visit, today);
        expect(addDays(from, 0)).toBe(from);
        expect(daysBetween(today, from)).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('weight', () => {
  const reading = fc.record({
    measuredAt: fc.integer({ min: 0, max: 2000 }).map((back) => `${addDays(today, -back)}T10:00:00.000Z`),
    grams: fc.integer({ min: 10, max: 90_000 }),
  });

  test('R7.3 compares the latest weight with the last before the report period', () => {
    const at = (day: Day, grams: number) => ({ measuredAt: `${day}T10:00:00.000Z`, grams });
    const readings = [
      at('2026-11-20', 9000),
      at('2026-08-01', 11_000),
      at('2026-09-01', 10_000),
      at('2026-10-01', 9500),
    ];

    expect(weightChange(readings, '2026-09-02', 'UTC')).toEqual({
      latest: { grams: 9000, day: '2026-11-20' },
      before: { grams: 10_000, day: '2026-09-01' },
      percent: -10,
    });
    expect(weightChange(readings.slice(0, 1), '2026-09-02', 'UTC')).toMatchObject({ before: null, percent: null });
    expect(weightChange(readings, '2026-11-21', 'UTC')).toBeNull();
  });

  test('R7.3 a weight’s date follows the owner’s time zone through clock changes', () => {
    // 23:30 in Madrid on the day of the clock change is the next day in UTC+5:45.
    const readings = [{ measuredAt: '2026-10-25T22:30:00.000Z', grams: 5000 }];
    expect(weightChange(readings, '2026-10-26', 'Europe/Madrid')).toBeNull();
    expect(weightChange(readings, '2026-10-26', 'Asia/Kathmandu')?.latest.day).toBe('2026-10-26');
    expect(weightChange(readings, '2026-10-26', 'America/New_York')).toBeNull();
  });

  test('R7.3 computes the percentage from earlier to latest weight in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(reading, { maxLength: 30, selector: ({ measuredAt }) => measuredAt }),
        days,
        (readings, from) => {
          const change = weightChange(readings, from, 'UTC');
          expect(weightChange(readings.toReversed(), from, 'UTC')).toEqual(change);
          if (!change?.before || change.percent === null) return;
          expect(change.before.grams * (1 + change.percent / 100)).toBeCloseTo(change.latest.grams, 4);
          expect(change.before.day <= change.latest.day).toBe(true);
          expect(change.latest.day >= from).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('changes', () => {
  const notedFacts = {
    conditions: [
      {
        name: 'Arthritis',
        status: 'active' as const,
        diagnosedOn: '2026-10-10',
        resolvedOn: null,
        notedOn: '2026-11-01',
      },
      {
        name: 'Cough',
        status: 'resolved' as const,
        diagnosedOn: '2026-01-01',
        resolvedOn: '2026-10-20',
        notedOn: '2026-01-01',
      },
    ],
    allergies: [{ allergen: 'Pollen', severity: 'mild' as const, notedOn: '2026-10-30' }],
    medications: [
      { name: 'Pill', frequency: 'SID' as const, startsOn: '2026-10-05', endsOn: '2026-10-15' },
      { name: 'Later', frequency: 'SID' as const, startsOn: '2026-12-01', endsOn: null },
    ],
  };

  test('R7.3 lists changes newest first and omits future ones', () => {
    expect(newsSince(notedFacts, '2026-10-01', today).map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'newAllergy 2026-10-30',
      'resolvedCondition 2026-10-20',
      'endedMedication 2026-10-15',
      'newCondition 2026-10-10',
      'newMedication 2026-10-05',
    ]);
    expect(newsSince(notedFacts, '2026-10-31', today)).toEqual([]);
  });

  test('R7.3 a later start date never adds changes', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(newsSince(notedFacts, earlier, today)).toEqual(
          expect.arrayContaining(newsSince(notedFacts, later, today)),
        );
      }),
      { numRuns: RUNS },
    );
  });
});

describe('doses', () => {
  // The UUIDv7 contains the creation time: January 1, 2026.
  const id = '019b7700-0000-7000-8000-000000000000';
  const pill = {
    id,
    name: 'Apoquel',
    frequency: 'BID' as const,
    startsOn: '2026-09-01',
    endsOn: null,
    reminders: ['08:00', '20:00'],
    timeZone: 'Europe/Madrid',
    dosage: null,
    steps: [],
    ...sinceEver,
  };
  const at = new Date('2026-11-21T12:00:00Z');
  const line = (scheduledFor: string, status: 'given' | 'skipped') => ({
    medicationId: id,
    scheduledFor,
    status,
    at: scheduledFor,
    reason: null,
  });

  test('R7.3 missed doses include unlogged and skipped ones through clock changes', () => {
    // Clocks in Madrid change on October 25: 08:00 is 06:00 UTC before and 07:00 UTC after.
    const log = [line('2026-10-24T06:00:00.000Z', 'given'), line('2026-10-25T07:00:00.000Z', 'skipped')];
    const doseCounts = countDoses([{ ...pill, endsOn: '2026-10-26' }], log, {
      from: '2026-10-24',
      completeSince: null,
      at,
    });
    expect(doseCounts).toEqual([{ name: 'Apoquel', missed: 5, skipped: 1, due: 6, countedFrom: '2026-10-24' }]);
  });

  test('R7.3 counts missed doses in New York through its clock change', () => {
    const log = [line('2026-10-31T12:00:00.000Z', 'given')];
    const course = { ...pill, timeZone: 'America/New_York', endsOn: '2026-11-01' };
    const [doseCounts] = countDoses([course], log, { from: '2026-10-31', completeSince: null, at });
    expect(doseCounts).toMatchObject({ missed: 3, due: 4 });
  });

  test('R7.17 counts no missed doses when nobody logs them', () => {
    expect(countDoses([pill], [], { from: '2026-11-20', completeSince: null, at })).toEqual([
      { name: 'Apoquel', missed: null, skipped: 0, due: 3, countedFrom: '2026-11-20' },
    ]);
    const log = [line('2026-11-20T07:00:00.000Z', 'given'), line('2026-11-20T19:00:00.000Z', 'given')];
    const course = { ...pill, endsOn: '2026-11-20' };
    const [doseCounts] = countDoses([course], log, { from: '2026-11-20', completeSince: null, at });
    expect(doseCounts).toMatchObject({ missed: 0, due: 2 });
  });

  test('R7.3 ignores as-needed doses and doses before the log', () => {
    const log = [line('2026-11-20T07:00:00.000Z', 'given')];
    expect(
      countDoses([{ ...pill, frequency: 'PRN', reminders: [] }], log, { from: '2026-11-01', completeSince: null, at }),
    ).toEqual([]);

    const [doseCounts] = countDoses([pill], log, {
      from: '2026-11-01',
      completeSince: new Date('2026-11-20T07:00:00Z'),
      at,
    });
    expect(doseCounts).toMatchObject({ missed: 2, due: 3, countedFrom: '2026-11-20' });
    expect(logCompleteFrom(log, 1)).toEqual(new Date('2026-11-20T07:00:00Z'));
    expect(logCompleteFrom(log, 2)).toBeNull();
  });

  test('R7.3 missed doses never exceed due doses and drop with each dose given', () => {
    const plannedMoments = Array.from({ length: 20 }, (_, back) => `${addDays('2026-11-20', -back)}T07:00:00.000Z`);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { minLength: 2, maxLength: 20 }), (givenIndexes) => {
        const log = givenIndexes.map((index) => line(plannedMoments[index] as string, 'given'));
        const countMissed = (lines: typeof log) =>
          countDoses([pill], lines, { from: '2026-11-01', completeSince: null, at })[0];
        const [all, less] = [countMissed(log), countMissed(log.slice(1))];
        expect(all?.missed).toBeLessThanOrEqual(all?.due ?? 0);
        expect(all?.due).toBe(less?.due);
        expect((less?.missed ?? 0) - (all?.missed ?? 0)).toBe(1);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);
});
