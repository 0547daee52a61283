import fc from 'fast-check';
import { addDays } from '@/lib/core/time/dates';
import {
  earnedStage,
  masteredSince,
  percentForNext,
  type Session,
  stepsReached,
  suggestedStage,
  wantsRefresher,
} from '@/lib/records/training/stage';
import { stages } from '@/lib/records/training/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const session = (practisedAt: string, successes: number | null, place: string | null = null): Session => ({
  practisedAt,
  attempts: successes === null ? null : 10,
  successes,
  place,
});
const noon = (day: string) => `${day}T12:00:00.000Z`;

const anySession = fc.record({
  practisedAt: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  tries: fc.option(fc.integer({ min: 0, max: 20 })),
  share: fc.integer({ min: 0, max: 100 }),
  place: fc.option(fc.constantFrom('Park', ' park', 'Kitchen')),
});
const sessions = fc.array(anySession, { maxLength: 8 }).map((list) =>
  list
    .map(({ practisedAt, tries, share, place }): Session => {
      const successes = tries === null ? null : Math.round((tries * share) / 100);
      return { practisedAt, attempts: tries, successes, place };
    })
    .toSorted((a, b) => (a.practisedAt < b.practisedAt ? 1 : -1)),
);
const zones = fc.constantFrom('UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu');

describe('earned stage', () => {
  const days = ['2026-05-20', '2026-05-19', '2026-05-18'].map(noon);
  const [third = '', second = '', first = ''] = days;

  test.each([
    ['no session at all', [], null],
    ['the first session', [session(first, 10)], 'learning'],
    ['two good sessions', [session(second, 10), session(first, 10)], 'learning'],
    ['60 % in the third', [session(third, 6), session(second, 0), session(first, 0)], 'practising'],
    ['59 % in the last', [{ ...session(third, 59), attempts: 100 }, session(second, 9), session(first, 9)], 'learning'],
    [
      '80 % over three, two days, two places',
      [session(third, 8, 'Park'), session(second, 7, 'Kitchen'), session(first, 9, 'Park')],
      'mastered',
    ],
    [
      '79 % over three',
      [session(third, 8, 'Park'), session(second, 7, 'Kitchen'), { ...session(first, 87, 'Park'), attempts: 110 }],
      'practising',
    ],
    [
      'one place in two spellings',
      [session(third, 9, 'Park'), session(second, 9, ' park'), session(first, 9, 'PARK')],
      'practising',
    ],
    [
      'two places that are equal only in capitals',
      [session(third, 9, 'Maße'), session(second, 9, 'Masse'), session(first, 9, 'Masse')],
      'mastered',
    ],
    ['unrecorded places', [session(third, 9), session(second, 9, 'Park'), session(first, 9)], 'practising'],
    ['one day', [session(third, 9, 'Park'), session(third, 9, 'Kitchen'), session(third, 9, 'Park')], 'practising'],
    [
      'a bad session before the last three',
      [session(third, 9, 'Park'), session(second, 9, 'Kitchen'), session(first, 9), session(noon('2026-05-17'), 0)],
      'mastered',
    ],
    ['three uncounted sessions', days.map((at) => session(at, null, 'Park')), 'learning'],
  ] as const)('R7.6 with %s', (_, list, stage) => {
    expect(earnedStage(list, 'UTC')).toBe(stage);
  });

  test('R7.6 an uncounted session between counted ones does not affect the stage', () => {
    const list = [
      session(noon('2026-05-21'), null),
      session(third, 9, 'Park'),
      session(second, 9, 'Kitchen'),
      session(first, 9, 'Park'),
    ];
    expect(earnedStage(list, 'UTC')).toBe('mastered');
  });

  test.each([
    // Clocks go back in Madrid on October 25, 2026 and in New York on November 1, so the day has 25 hours.
    ['Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 1],
    ['Europe/Madrid', '2026-10-24T21:30:00Z', '2026-10-24T22:30:00Z', 2],
    ['Europe/Madrid', '2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z', 1],
    ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-02T04:30:00Z', 1],
    ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', 2],
  ])('R7.6 counts days in %s through clock changes (%s, %s)', (timeZone, a, b, count) => {
    const list = [session(b, 9, 'Park'), session(b, 9, 'Kitchen'), session(a, 9, 'Park')];
    expect(earnedStage(list, timeZone)).toBe(count === 2 ? 'mastered' : 'practising');
  });

  test('R7.6 mastered means 80 % over the last three counted sessions', () => {
    fc.assert(
      fc.property(sessions, zones, (list, timeZone) => {
        const ratedSessions = list.filter(({ attempts }) => attempts);
        const last = ratedSessions.slice(0, 3);
        const sumOf = (of: 'attempts' | 'successes') => last.reduce((total, one) => total + (one[of] ?? 0), 0);
        const stage = earnedStage(list, timeZone);
        if (stage === 'mastered') {
          expect(last).toHaveLength(3);
          expect(sumOf('successes') / sumOf('attempts')).toBeGreaterThanOrEqual(0.8 - 1e-12);
        }
        // Only the last three sessions count.
        const older = session('2020-01-01T00:00:00.000Z', 0);
        if (last.length === 3)
          expect(earnedStage([...list, older], timeZone) === 'mastered').toBe(stage === 'mastered');
        expect(stage === null).toBe(list.length === 0);
      }),
      runs,
    );
  });
});

describe('suggestion', () => {
  const days = ['2026-05-20', '2026-05-19', '2026-05-18'].map(noon);
  const lists = {
    none: [],
    poor: days.map((day) => session(day, 1)),
    fair: days.map((day) => session(day, 7)),
    good: days.map((day, index) => session(day, 9, index === 0 ? 'Park' : 'Kitchen')),
  };

  test.each([
    ['learning', [null, null, 'practising', 'mastered']],
    ['practising', [null, null, null, 'mastered']],
    ['mastered', [null, null, null, null]],
  ] as const)('R7.6 from %s, suggests %j', (stage, expected) => {
    expect(Object.values(lists).map((list) => suggestedStage(stage, list, 'UTC'))).toEqual(expected);
  });
});

test('R7.6 a suggestion always moves up and is never the first stage', () => {
  fc.assert(
    fc.property(fc.constantFrom(...stages), sessions, zones, (stage, list, timeZone) => {
      const next = suggestedStage(stage, list, timeZone);
      if (next === null) return;
      expect(stages.indexOf(next)).toBeGreaterThan(stages.indexOf(stage));
      expect(next).toBe(earnedStage(list, timeZone));
    }),
    runs,
  );
});

test('R7.6 a refresher is due after 30 days, for mastered skills only', () => {
  fc.assert(
    fc.property(fc.constantFrom(...stages), fc.integer({ min: 0, max: 400 }), (stage, days) => {
      const wanted = wantsRefresher(stage, '2026-02-28', addDays('2026-02-28', days));
      expect(wanted).toBe(stage === 'mastered' && days >= 30);
    }),
    runs,
  );
});

test('R7.6 the stages map to the steps knows, tries and sure', () => {
  expect(stages.map((stage) => [stage, stepsReached(stage)])).toEqual([
    ['learning', 1],
    ['practising', 2],
    ['mastered', 3],
  ]);
  expect(stages.map(percentForNext)).toEqual([60, 80, null]);
});

test('R7.6 a skill is mastered since the session that first earned it', () => {
  const startedSessions = [
    session(noon('2026-05-20'), 9, 'Park'),
    session(noon('2026-05-19'), 9, 'Kitchen'),
    session(noon('2026-05-18'), 9, 'Park'),
  ];
  expect(masteredSince(startedSessions.slice(1), 'UTC')).toBeNull();
  expect(masteredSince(startedSessions, 'UTC')).toBe('2026-05-20');
  expect(masteredSince([session(noon('2026-05-25'), 1, 'Park'), ...startedSessions], 'UTC')).toBe('2026-05-20');
});
