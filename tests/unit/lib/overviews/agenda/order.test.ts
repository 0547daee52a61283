import fc from 'fast-check';
import { addDays, addMs, HOUR, instantFromMs, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { freshUntil } from '@/lib/overviews/agenda/fresh';
import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const states = ['overdue', 'due', 'upcoming', 'done'] as const;

const items = fc
  .array(
    fc.record({
      minute: fc.option(fc.integer({ min: 0, max: 4000 })),
      state: fc.constantFrom(...states),
      place: fc.constantFrom('today' as const, 'yesterday' as const, 'ahead' as const),
      petName: fc.constantFrom('Luna', 'Milo'),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ minute, ...rest }, index) => {
      const at = minute === null ? null : instantFromMs(Date.parse('2026-05-20T00:00:00Z') + minute * MINUTE);
      const day = at === null ? addDays('2026-05-20', index % 4) : fromInstant(at, 'UTC').day;
      return anAgendaItem({ ...rest, key: `k${index}`, at: at?.toISOString() ?? null, day });
    }),
  );

test('R1.10 items appear once, overdue tasks first, then by time', () => {
  fc.assert(
    fc.property(items, (all) => {
      const { tasks, missed, attention, ahead } = arrangeAgenda(all);
      const parts = [...tasks, ...missed, ...attention, ...ahead];

      expect(parts.map(({ key }) => key).sort()).toEqual(all.map(({ key }) => key).sort());
      expect(tasks.every(({ place }) => place === 'today')).toBe(true);
      for (const [index, one] of tasks.entries()) {
        const next = tasks[index + 1];
        if (!next) continue;
        expect(states.indexOf(one.state)).toBeLessThanOrEqual(states.indexOf(next.state));
        if (one.state !== next.state) continue;
        if (one.at === null) expect(next.at).toBeNull();
        if (one.at !== null && next.at !== null) expect(one.at <= next.at).toBe(true);
      }
      const days = ahead.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
    }),
    runs,
  );
});

test.each([
  ['vaccination', 'overdue', true],
  ['treatment', 'due', true],
  ['follow-up', 'overdue', true],
  ['follow-up', 'done', false],
  ['appointment', 'overdue', true],
  ['appointment', 'due', false],
  ['appointment', 'upcoming', false],
  ['routine', 'overdue', false],
  ['dose', 'overdue', false],
] as const)('R1.10 a %s that is %s needs attention: %s', (kind, state, expected) => {
  const { tasks, attention } = arrangeAgenda([anAgendaItem({ kind, state })]);
  expect([attention.length, tasks.length]).toEqual(expected ? [1, 0] : [0, 1]);
});

test('R1.10 the longest waiting item comes first, whatever the pet', () => {
  const worms = (day: string, petName: string) =>
    anAgendaItem({ kind: 'treatment', state: 'overdue', at: null, key: `t ${day}`, day, petName });
  const { attention } = arrangeAgenda([worms('2026-05-19', 'Luna'), worms('2026-05-18', 'Milo')]);
  expect(attention.map(({ day }) => day)).toEqual(['2026-05-18', '2026-05-19']);
});

test('R1.10 a future day is sorted from morning to evening, whatever the pet', () => {
  const walkAt = (hour: string, petName: string) =>
    anAgendaItem({ place: 'ahead', state: 'upcoming', key: hour, at: `2026-05-20T${hour}:00:00.000Z`, petName });
  expect(arrangeAgenda([walkAt('18', 'Luna'), walkAt('06', 'Milo')]).ahead.map(({ key }) => key)).toEqual(['06', '18']);
});

test('R1.10 the order does not depend on the input order', () => {
  fc.assert(
    fc.property(items, (all) => expect(arrangeAgenda(all.toReversed())).toEqual(arrangeAgenda(all))),
    runs,
  );
});

describe('how long a page stays fresh', () => {
  const timeZone = 'Europe/Madrid';
  const at = new Date('2026-05-20T05:00:00Z');

  test('R1.10 until the next item is due', () => {
    const soon = anAgendaItem({ at: '2026-05-20T05:10:00.000Z' });
    const past = anAgendaItem({ at: '2026-05-20T04:50:00.000Z' });
    expect(freshUntil([past, soon], { at, timeZone })).toEqual(new Date('2026-05-20T05:10:00Z'));
  });

  test('R1.10 for 15 minutes, but not past the reader’s midnight', () => {
    expect(freshUntil([], { at, timeZone })).toEqual(addMs(at, 15 * MINUTE));
    const late = new Date('2026-05-20T21:58:00Z');
    expect(freshUntil([], { at: late, timeZone })).toEqual(addMs(late, 2 * MINUTE));
    // When clocks go back, 25 hours lie between two midnights.
    const october = new Date('2026-10-25T22:50:00Z');
    expect(freshUntil([], { at: october, timeZone })).toEqual(addMs(october, HOUR / 6));
  });
});
