import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '@/lib/core/time/dates';
import { adherence, doseState, lateWindow, nextDose, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Course } from '@/lib/records/medications/plan';
import { plannedDoses } from '@/lib/records/medications/plan';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { sinceEver } from '@/tests/support/a-plan';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const noon = new Date('2026-05-20T12:00:00Z');
const ago = (ms: number) => new Date(noon.getTime() - ms).toISOString();
const course: Course = {
  frequency: 'BID',
  startsOn: '2026-05-01',
  endsOn: null,
  reminders: [],
  timeZone: 'UTC',
  dosage: null,
  steps: [],
  ...sinceEver,
};
const line = (at: string, scheduledFor: string | null = at, status: 'given' | 'skipped' = 'given') => ({
  id: at,
  by: 'Ana',
  reason: null,
  at,
  scheduledFor,
  status,
});
const past = (open: boolean) => (open ? 'due' : 'missed');
const minutes = (max: number) => fc.integer({ min: -max, max }).map((n) => n * MINUTE);

describe('state of a planned dose', () => {
  test.each([
    ['SID', 6],
    ['BID', 3],
    ['TID', 2],
    ['QID', 1.5],
    ['Q4H', 1],
    ['Q2H', 1],
    ['PRN', 1],
    ['QWK', 42],
  ] as const)('R7.3 a %s dose is on time within %d hours', (frequency, hours) => {
    expect(lateWindow({ frequency, reminders: [] })).toBe(hours * HOUR);
  });

  test('R7.3 every dose has exactly one state, from its log and time', () => {
    const log = fc.option(
      fc.record({ shift: minutes(2000), status: fc.constantFrom('given' as const, 'skipped' as const) }),
    );
    fc.assert(
      fc.property(minutes(3000), log, fc.integer({ min: 60, max: 600 }), (offset, logEntry, window) => {
        const plannedAt = new Date(noon.getTime() + offset);
        const loggedAt = logEntry && new Date(plannedAt.getTime() + logEntry.shift).toISOString();
        const entry = logEntry && loggedAt ? line(loggedAt, plannedAt.toISOString(), logEntry.status) : null;
        const open = offset > 0 ? 'upcoming' : past(-offset <= window * MINUTE);
        const givenState = logEntry && logEntry.shift > window * MINUTE ? 'late' : 'given';
        const loggedState = logEntry?.status === 'skipped' ? 'skipped' : givenState;
        expect(doseState(plannedAt, entry, window * MINUTE, noon)).toBe(logEntry ? loggedState : open);
      }),
      runs,
    );
  });

  test('R7.3 entries before a schedule change count once, for the nearest dose', () => {
    const window = { from: new Date('2026-05-20T00:00:00Z'), to: new Date('2026-05-20T23:59:00Z'), at: noon };
    const movedDoses = trackedDoses(
      { ...course, reminders: ['09:00', '21:00'] },
      [line('2026-05-20T08:00:00.000Z')],
      window,
    );

    expect(movedDoses.map(({ state }) => state)).toEqual(['given', 'upcoming']);
    const exact = [line('2026-05-20T08:00:00.000Z'), line('2026-05-20T09:30:00.000Z', null)];
    expect(trackedDoses(course, exact, window).map(({ state }) => state)).toEqual(['given', 'upcoming']);
  });

  test('R7.3 no log entry counts twice, and an on-time dose is never missed', () => {
    const from = new Date(noon.getTime() - 5 * DAY);
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), fc.array(fc.nat(60), { maxLength: 20 }), (frequency, picks) => {
        const one = { ...course, frequency };
        const plannedSeries = plannedDoses(one, from, noon);
        const chosenTimes = new Set(picks.flatMap((n) => plannedSeries[n]?.at.toISOString() ?? []));
        const trackedSeries = trackedDoses(
          one,
          [...chosenTimes].map((at) => line(at)),
          { from, to: noon, at: noon },
        );
        expect(trackedSeries.filter(({ log }) => log).map(({ log }) => log?.at)).toEqual([...chosenTimes].sort());
        expect(trackedSeries.every(({ at, state }) => !chosenTimes.has(at.toISOString()) || state === 'given')).toBe(
          true,
        );
      }),
      runs,
    );
  });
});

describe('adherence', () => {
  const knownPeriod = { at: noon, since: new Date('2026-01-01'), complete: true };

  test('R7.3 late doses count as given, skipped ones as due', () => {
    const log = [
      line('2026-05-20T08:10:00.000Z', '2026-05-20T08:00:00.000Z'),
      line('2026-05-20T02:00:00.000Z', '2026-05-19T20:00:00.000Z'),
      line('2026-05-19T08:00:00.000Z', '2026-05-19T08:00:00.000Z', 'skipped'),
    ];

    expect(adherence(course, log, { ...knownPeriod, days: 7 })).toEqual({ given: 2, due: 14 });
    expect(adherence(course, log, { ...knownPeriod, days: 30 })).toEqual({ given: 2, due: 39 });
  });

  test('R7.3 doses before the record starts do not lower adherence', () => {
    const since = new Date('2026-05-20T07:00:00Z');
    const log = [line('2026-05-20T08:00:00.000Z')];
    expect(adherence(course, log, { ...knownPeriod, since, days: 30 })).toEqual({ given: 1, due: 1 });
    expect(adherence(course, [], { ...knownPeriod, since: noon, days: 30 })).toBeNull();
  });

  test('R7.3 a partly loaded log gives no adherence for earlier time', () => {
    const log = [line(ago(DAY)), line(ago(10 * DAY))];
    expect(adherence(course, log, { ...knownPeriod, complete: false, days: 7 })).not.toBeNull();
    expect(adherence(course, log, { ...knownPeriod, complete: false, days: 30 })).toBeNull();
  });

  test('R7.3 the number given never exceeds the number due', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...frequencies),
        fc.array(minutes(60_000), { maxLength: 30 }),
        (frequency, shifts) => {
          const log = shifts.map((shift) => line(new Date(noon.getTime() + shift).toISOString(), null));
          const foundAdherence = adherence({ ...course, frequency }, log, { ...knownPeriod, days: 30 });
          expect(
            foundAdherence === null || (foundAdherence.given <= foundAdherence.due && foundAdherence.due > 0),
          ).toBe(true);
        },
      ),
      runs,
    );
  });
});

describe('next dose', () => {
  test.each([
    ['a due dose comes first', {}, [], '2026-05-20T10:00:00Z', '2026-05-20T08:00:00.000Z', 'due'],
    ['the upcoming dose comes next', {}, [], '2026-05-20T12:00:00Z', '2026-05-20T20:00:00.000Z', 'upcoming'],
    [
      'a logged dose is skipped',
      {},
      ['2026-05-20T08:00:00.000Z'],
      '2026-05-20T10:00:00Z',
      '2026-05-20T20:00:00.000Z',
      'upcoming',
    ],
    [
      'a course that has not begun',
      { startsOn: '2027-01-31', frequency: 'QMO' },
      [],
      '2026-05-20T10:00:00Z',
      '2027-01-31T08:00:00.000Z',
      'upcoming',
    ],
    [
      'a yearly dose',
      { startsOn: '2024-05-01', frequency: 'QYR' },
      ['2026-05-01T08:00:00.000Z'],
      '2026-05-20T10:00:00Z',
      '2027-05-01T08:00:00.000Z',
      'upcoming',
    ],
  ] as const)('R7.3 %s', (_, change, logTimes, at, expected, state) => {
    const next = nextDose(
      { ...course, ...change },
      logTimes.map((one) => line(one)),
      new Date(at),
    );
    expect([next?.at.toISOString(), next?.state]).toEqual([expected, state]);
  });

  test('R7.3 has no next dose after the end or for as-needed medications', () => {
    expect(nextDose({ ...course, endsOn: '2026-05-10' }, [], noon)).toBeNull();
    expect(nextDose({ ...course, frequency: 'PRN' }, [], noon)).toBeNull();
  });

  test('R7.3 finds a next dose after any dose, for each frequency', () => {
    const coming = frequencies.filter((one) => !['PRN', 'ONCE', 'UNKNOWN'].includes(one));
    fc.assert(
      fc.property(fc.constantFrom(...coming), fc.nat(900), (frequency, days) => {
        const one = { ...course, frequency };
        const at = new Date(noon.getTime() + days * DAY);
        const first = nextDose(one, [], at);
        const second = first && nextDose(one, [line(first.at.toISOString())], at);
        expect(second && first && second.at > first.at).toBe(true);
      }),
      runs,
    );
  });
});
