import { type DayTask, dayOf, tallyOf } from '@/lib/overviews/agenda/day';
import { groupTasks } from '@/lib/overviews/agenda/groups';
import { currentTasks } from '@/lib/overviews/agenda/now';

const pets = ['luna', 'milo', 'nube'];

interface Task extends DayTask {
  done: boolean;
}

/** @param time in UTC on November 22, 2026 */
function aTask(title: string, petId: string, time: string | null, changes: Partial<Task> = {}): Task {
  const at = time && `2026-11-22T${time}:00.000Z`;
  const rest = { kind: 'routine', category: 'feeding', part: 'morning', done: false } as const;
  return { ...rest, key: `${title} ${petId} ${time}`, title, petId, at, ...changes };
}

const aDose = (title: string, petId: string, time: string, changes: Partial<Task> = {}) =>
  aTask(title, petId, time, { kind: 'dose', category: 'medication', ...changes });

const isOpen = ({ done }: Task) => !done;
const at = (time: string) => new Date(`2026-11-22T${time}:00.000Z`).getTime();
const groupedPets = (tasks: Task[]) => groupTasks(tasks, pets).map((group) => group.tasks.map(({ petId }) => petId));
const seenAt = (time: string) => ({ pets, isOpen, at: at(time) });

describe('R1.10 the same task of several pets', () => {
  test('is merged within 30 minutes, in pet order', () => {
    const tasks = [aTask('Breakfast', 'nube', '09:30'), aTask('Breakfast', 'luna', '10:00')];
    expect(groupedPets([...tasks, aTask('breakfast ', 'milo', '09:45')])).toEqual([['luna', 'milo', 'nube']]);
  });

  test('is kept apart when it is later', () => {
    const tasks = [aTask('Dinner', 'luna', '18:00'), aTask('Dinner', 'milo', '18:31')];
    expect(groupedPets(tasks)).toEqual([['luna'], ['milo']]);
  });

  test('lists a pet once, even if it eats twice', () => {
    const tasks = [aTask('Snack', 'luna', '10:00'), aTask('Snack', 'luna', '10:10'), aTask('Snack', 'milo', '10:20')];
    expect(groupedPets(tasks)).toEqual([['luna', 'milo'], ['luna']]);
  });

  test.each([
    ['doses', { kind: 'dose', category: 'medication' }],
    ['routines of medicine', { category: 'medication' }],
    ['visits', { kind: 'appointment', category: 'vet' }],
  ] as const)('is never merged for %s', (_name, changes) => {
    const tasks = pets.map((pet) => aTask('Same', pet, '09:30', changes));
    expect(groupedPets(tasks)).toEqual([['luna'], ['milo'], ['nube']]);
  });

  test('lists a pet once, even if others eat in between', () => {
    const tasks = [aTask('Snack', 'luna', '10:00'), aTask('Snack', 'milo', '10:05'), aTask('Snack', 'luna', '10:10')];
    expect(groupedPets(tasks)).toEqual([['luna', 'milo'], ['luna']]);
  });

  test.each([
    ['another kind with the same name', aTask('Garden', 'milo', '09:30', { category: 'exercise' })],
    ['a name that is equal only in capitals', aTask('Maß', 'milo', '09:30')],
  ])('differs from %s', (_name, other) => {
    const { title } = other;
    expect(groupedPets([aTask(title.replace('ß', 'ss'), 'luna', '09:30'), other])).toHaveLength(2);
  });

  test('is sorted by time, then by pet, untimed last', () => {
    const tasks = [
      aTask('Brush', 'milo', null),
      aTask('Dinner', 'milo', '18:00'),
      aTask('Recall', 'nube', '09:30'),
      aTask('Nails', 'luna', null),
      aTask('Walk', 'luna', '09:30'),
    ];
    const titles = groupTasks(tasks, pets).map((group) => group.tasks[0].title);
    expect(titles).toEqual(['Walk', 'Recall', 'Dinner', 'Nails', 'Brush']);
  });
});

describe('R1.10 the Now section is', () => {
  const now = (tasks: Task[], time: string) => {
    const currentGroups = currentTasks(groupTasks(tasks, pets), isOpen, at(time));
    if (!currentGroups) return null;
    return [
      currentGroups.group?.tasks[0]?.title ?? null,
      currentGroups.doses.map(({ title }) => title),
      currentGroups.isNext,
    ];
  };
  const day = [
    aTask('Walk', 'luna', '07:00'),
    aTask('Breakfast', 'luna', '08:30', { done: true }),
    aTask('Breakfast', 'milo', '08:30'),
    aTask('Recall', 'luna', '09:20'),
    aTask('Dinner', 'luna', '18:30'),
  ];

  test.each([
    ['09:00', ['Walk', [], false]],
    ['09:01', ['Breakfast', [], false]],
    ['10:30', ['Breakfast', [], false]],
    ['10:31', ['Recall', [], false]],
    ['11:21', ['Dinner', [], true]],
    ['20:31', null],
  ] as const)('the oldest open task within two hours, otherwise the next (%s)', (time, expected) => {
    expect(now(day, time)).toEqual(expected);
  });

  test('joined by due medicine, however old', () => {
    const doses = [aDose('Meloxicam', 'milo', '02:00'), aDose('Apoquel', 'luna', '21:00')];
    expect(now([...day, ...doses], '10:00')).toEqual(['Breakfast', ['Meloxicam'], false]);
  });

  test('medicine alone when nothing else is open', () => {
    expect(now([aDose('Meloxicam', 'milo', '09:30')], '10:00')).toEqual([null, ['Meloxicam'], false]);
    expect(now([aDose('Meloxicam', 'milo', '09:30')], '08:00')).toEqual([null, ['Meloxicam'], true]);
  });

  test('due medicine before upcoming medicine', () => {
    const doses = [aDose('Meloxicam', 'milo', '09:30'), aDose('Apoquel', 'luna', '21:00')];
    expect(now(doses, '10:00')).toEqual([null, ['Meloxicam'], false]);
  });

  test.each([
    ['09:59', [null, ['Meloxicam'], true]],
    ['10:00', ['Dinner', ['Meloxicam'], true]],
  ] as const)('medicine from its exact time on (%s)', (time, expected) => {
    expect(now([aDose('Meloxicam', 'milo', '10:00'), aTask('Dinner', 'luna', '18:30')], time)).toEqual(expected);
  });

  test('null when all is done, and never a visit', () => {
    expect(now([aTask('Walk', 'luna', '09:00', { done: true })], '10:00')).toBeNull();
    expect(now([aTask('Vet', 'luna', '11:00', { kind: 'appointment', category: 'vet' })], '10:00')).toBeNull();
  });
});

describe('R1.10 a day', () => {
  test('shows parts with tasks, with completed tasks folded', () => {
    const tasks = [
      aTask('Walk', 'luna', '07:00', { done: true }),
      aTask('Breakfast', 'luna', '09:30'),
      aTask('Recall', 'luna', '11:00'),
      aTask('Dinner', 'luna', '18:30', { part: 'evening' }),
    ];
    const { now, parts, isDone } = dayOf(tasks, seenAt('10:00'));
    const titles = (groups: { tasks: Task[] }[]) => groups.map((group) => group.tasks[0]?.title);

    expect(now?.group?.tasks[0]?.title).toBe('Breakfast');
    expect(parts.map(({ part, open, settled }) => [part, titles(open), titles(settled)])).toEqual([
      ['morning', ['Recall'], ['Walk']],
      ['evening', ['Dinner'], []],
    ]);
    expect(isDone).toBe(false);
  });

  test('R11.3 keeps given medicine under Now only', () => {
    const givenDose = aDose('Meloxicam', 'milo', '08:00', { done: true });
    const tasks = [givenDose, aTask('Breakfast', 'luna', '09:30')];
    const stays = ({ kind }: Task) => kind === 'dose';
    const day = dayOf(tasks, { ...seenAt('09:40'), stays });
    expect(day.now?.staying).toEqual([givenDose]);
    expect(day.parts).toEqual([]);
    expect(dayOf([givenDose], { ...seenAt('09:40'), stays }).parts).toHaveLength(1);
  });

  test('R11.3 keeps at most four given medicines there', () => {
    const givenDoses = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
      aDose(title, 'milo', '08:00', { done: true }),
    );
    const day = dayOf([...givenDoses, aTask('Breakfast', 'luna', '09:30')], { ...seenAt('09:40'), stays: () => true });
    expect(day.now?.staying).toEqual(givenDoses.slice(0, 4));
    expect(day.parts.flatMap(({ settled }) => settled.map(({ tasks }) => tasks))).toEqual([[givenDoses[4]]]);
  });

  test('lists missed tasks when Now shows only due medicine', () => {
    const [walk, dose] = [aTask('Walk', 'luna', '07:00'), aDose('Meloxicam', 'milo', '09:30')];
    const { now, parts } = dayOf([walk, dose], seenAt('10:00'));
    expect([now?.group, now?.doses]).toEqual([null, [dose]]);
    expect(parts.map(({ open }) => open.map(({ tasks }) => tasks))).toEqual([[[walk]]]);
  });

  test('folds a task of several pets only when all have done it', () => {
    const walks = (...doneFlags: boolean[]) =>
      pets.map((pet, index) => aTask('Walk', pet, '07:00', { done: doneFlags[index] }));
    const { parts } = dayOf(walks(true, false, true), seenAt('10:00'));
    expect(parts.map(({ open, settled }) => [open.length, settled.length])).toEqual([[1, 0]]);
    expect(dayOf(walks(true, true, true), seenAt('10:00')).parts[0]?.settled).toHaveLength(1);
  });

  test('is complete when everything is done, but not when empty', () => {
    expect(dayOf([aTask('Walk', 'luna', '07:00', { done: true })], seenAt('10:00')).isDone).toBe(true);
    expect(dayOf([], seenAt('10:00'))).toEqual({ now: null, parts: [], isDone: false });
  });

  test('counts completed tasks', () => {
    const tasks = [aTask('Walk', 'luna', '07:00', { done: true }), aTask('Dinner', 'luna', '18:30')];
    expect(tallyOf(tasks, ({ done }) => done)).toEqual({ done: 1, of: 2 });
  });
});
