import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { lastDose, tallyDay } from '@/lib/overviews/agenda/good-day';
import { weekOf } from '@/lib/overviews/agenda/week';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';

const doneItem = (changes: object) => anAgendaItem({ state: 'done', ...changes });
const givenDoseItem = (title: string, doneAt: string) =>
  doneItem({ kind: 'dose', category: 'medication', title, doneAt });

const statusOf = ({ state, skipped }: AgendaItem) => {
  if (state !== 'done') return null;
  return skipped ? 'skipped' : 'done';
};

test('R1.10 a good day lists completed care once and in order', () => {
  const kinds = ['grooming', 'feeding', 'feeding', 'medication'] as const;
  const tally = tallyDay(
    kinds.map((category) => doneItem({ category })),
    statusOf,
  );
  expect(tally).toEqual({ cares: ['feeding', 'grooming'], done: 4, skipped: 0 });
});

test('R7.17 care with a skipped or open task is not listed as done', () => {
  const [walk, open] = [doneItem({ category: 'exercise' }), anAgendaItem({ category: 'grooming' })];
  const tasks = [doneItem({}), doneItem({ petId: 'p2', skipped: true }), walk, open];
  expect(tallyDay(tasks, statusOf)).toEqual({ cares: ['exercise'], done: 2, skipped: 1 });
  expect(lastDose([doneItem({ kind: 'dose', skipped: true, doneAt: '2026-05-20T06:00:00.000Z' })])).toBeNull();
});

test('R7.3 names the last of several doses', () => {
  const doses = [
    givenDoseItem('Apoquel', '2026-05-20T06:00:00.000Z'),
    givenDoseItem('Meloxicam', '2026-05-20T18:00:00.000Z'),
  ];
  expect(lastDose(doses)).toMatchObject({ petName: 'Luna', title: 'Meloxicam', at: '2026-05-20T18:00:00.000Z' });
});

test('R7.3 names the first of several doses given at the same time', () => {
  const doses = ['Apoquel', 'Meloxicam'].map((title) => givenDoseItem(title, '2026-05-20T06:00:00.000Z'));
  expect(lastDose(doses)?.title).toBe('Apoquel');
});

test('R1.10 the week merges the same task of several pets per day', () => {
  const ahead = (day: string, petId: string) => ({
    ...anAgendaItem({ key: `${day} ${petId}`, petId, day, at: `${day}T08:00:00.000Z` }),
    title: 'Weigh-in',
  });
  const week = weekOf(
    [ahead('2026-05-23', 'milo'), ahead('2026-05-21', 'luna'), ahead('2026-05-23', 'luna')],
    ['luna', 'milo'],
  );

  expect(week.map(({ day, tasks }) => [day, tasks.map(({ petId }) => petId)])).toEqual([
    ['2026-05-21', ['luna']],
    ['2026-05-23', ['luna', 'milo']],
  ]);
});
