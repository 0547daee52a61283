import { todayTasks } from '@/lib/sharing/links/today-tasks';
import { sinceEver } from '@/tests/support/a-plan';
import { noConflict } from '@/tests/support/allergy-warnings';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** Ids created on January 1, 2025. */
const id = (last: string) => `01941f29-7c00-7000-8000-00000000000${last}`;
const routine = (timeZone: string) => ({
  ...{ id: id('1'), kind: 'feeding' as const, title: 'Breakfast', weekdays: everyDay, timeOfDay: '02:30', timeZone },
  ...{ durationMinutes: 10, note: 'half a cup', reminderMinutesBefore: null, responsible: [], ...sinceEver },
});
const medication = (timeZone: string) => ({
  ...{ id: id('2'), name: 'Apoquel', dosage: '1 tablet', frequency: 'BID' as const, timeZone, steps: [] },
  ...{ startsOn: '2026-01-01', endsOn: null, reminders: ['02:30', '20:00'], allergyReason: null, ...sinceEver },
  ...{
    instructions: 'with food',
    reason: null,
    confirmedConflicts: [],
    allergyCheck: noConflict,
    stockDoses: null,
    refillBelow: null,
  },
});

const zones: [string, string][] = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
];

test.each(zones)('R9.4 in %s on %s each task appears once despite clock changes', (timeZone, day) => {
  const plan = {
    routines: [routine(timeZone)],
    medications: [medication(timeZone)],
    ...{ completions: [], doses: [] },
  };
  const tasks = todayTasks(plan, day, new Date(`${day}T00:00:00Z`));

  expect(tasks.filter(({ title }) => title === 'Breakfast')).toMatchObject([{ note: 'half a cup', minutes: 10 }]);
  const doses = tasks.filter(({ title }) => title === 'Apoquel');
  expect(doses).toHaveLength(2);
  expect(doses.at(-1)).toMatchObject({ time: '20:00', detail: '1 tablet', note: 'with food', timeZone });
  expect(tasks.map(({ time }) => time)).toEqual(tasks.map(({ time }) => time).toSorted());
});

test('R9.4 a dose at midnight belongs to the day that starts then', () => {
  const plan = {
    ...{ routines: [], completions: [], doses: [] },
    medications: [{ ...medication('Europe/Madrid'), reminders: ['00:00', '12:00'] }],
  };
  const tasks = todayTasks(plan, '2026-05-20', new Date('2026-05-20T08:00:00Z'));
  expect(tasks.map(({ time }) => time)).toEqual(['00:00', '12:00']);
});

test('R9.4 sorts the day by time, with routines before doses', () => {
  const routineAt = (last: string, title: string, timeOfDay: string) => ({
    ...{ ...routine('Europe/Madrid'), id: id(last), title, timeOfDay },
  });
  const plan = {
    ...{ completions: [], doses: [] },
    routines: [routineAt('3', 'Late walk', '21:05'), routineAt('4', 'Walk', '09:30'), routineAt('5', 'Play', '09:30')],
    medications: [{ ...medication('Europe/Madrid'), reminders: ['09:30', '10:00'] }],
  };
  const tasks = todayTasks(plan, '2026-05-20', new Date('2026-05-20T08:00:00Z'));
  expect(tasks.map(({ time, title }) => `${time} ${title}`)).toEqual([
    '09:30 Walk',
    '09:30 Play',
    '09:30 Apoquel',
    '10:00 Apoquel',
    '21:05 Late walk',
  ]);
});
