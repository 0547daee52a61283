import fc from 'fast-check';
import { addDays, type Day, weekdayOf } from '@/lib/core/time/dates';
import { streakOf } from '@/lib/records/routines/streak';
import { breakfast } from '@/tests/support/a-routine';
import { RUNS } from '@/tests/support/property-runs';

const today = '2026-05-20';
const since = '2026-03-21';
type Said = 'done' | 'skipped' | null;

function streak(statuses: readonly Said[], routine = breakfast, knownSince: Day = since) {
  const statusOn = (day: Day) => statuses[statuses.findIndex((_, ago) => addDays(today, -ago) === day)] ?? null;
  return streakOf(routine, statusOn, { today, since: knownSince });
}

test.each([
  ['nothing', [], 0],
  ['today done', ['done'], 1],
  ['today open', [null, 'done', 'done'], 2],
  ['yesterday open', ['done', null, 'done'], 1],
  ['a day skipped', ['done', 'skipped', 'done'], 2],
  ['today skipped', ['skipped', 'done'], 1],
  ['only skipped', ['skipped', 'skipped'], 0],
] as const)('R7.4 counts the streak with %s', (_, statuses, days) => {
  expect(streak(statuses)).toMatchObject({ days, more: false });
});

test('R7.4 days without a planned task do not break a streak', () => {
  const mondays = { ...breakfast, weekdays: [1] };
  const statuses = Array.from(
    { length: 20 },
    (_, ago): Said => (weekdayOf(addDays(today, -ago)) === 1 ? 'done' : null),
  );
  expect(streak(statuses, mondays)).toEqual({ days: 3, since: '2026-05-04', more: false });
});

test('R7.4 a streak starts with its routine and marks unknown earlier days', () => {
  const all = Array.from({ length: 100 }, (): Said => 'done');
  expect(streak(all)).toEqual({ days: 20, since: '2026-05-01', more: false });
  const older = { ...breakfast, plannedFrom: '2026-01-01T10:00:00.000Z' };
  expect(streak(all, older)).toEqual({ days: 61, since, more: true });
  expect(streak([], older)).toMatchObject({ days: 0, more: false });
  const skippedDays = all.map((): Said => 'skipped');
  expect(streak(skippedDays, older)).toMatchObject({ days: 0, more: false });
  expect(streak(['done', ...skippedDays], older)).toMatchObject({ days: 1, more: true });
});

test('R7.4 a streak counts days done before the first open one', () => {
  const statuses = fc.array(fc.constantFrom<Said>('done', 'done', 'skipped', null), { maxLength: 20 });
  fc.assert(
    fc.property(statuses, (days) => {
      const rest = days[0] === null ? days.slice(1) : days;
      const open = rest.indexOf(null);
      const row = open === -1 ? rest : rest.slice(0, open);
      expect(streak(days).days).toBe(row.filter((one) => one === 'done').length);
    }),
    { numRuns: RUNS },
  );
});
