import { addDays } from '@/lib/core/time/dates';
import { daysBefore, routineTasks, weekFrom } from '@/lib/records/routines/view';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const at = new Date('2026-05-20T12:00:00Z');
const nothing = { routines: [], completions: [], medications: [], doses: [] };
const week = (plan: Partial<Parameters<typeof weekFrom>[0]>, weekStart = '2026-05-18') =>
  weekFrom({ ...nothing, ...plan }, { weekStart, at });

test.each(['2026-05-17', '2026-05-18'])('R7.4 a week has seven days from any first day: %s', (weekStart) => {
  const days = week({ routines: [breakfast], medications: [apoquel] }, weekStart);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(weekStart, index)));
  expect(days.map(({ tasks }) => tasks.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
});

test('R7.4 past days and today can be completed, later days can’t', () => {
  const days = week({ routines: [breakfast] });
  expect(days.map(({ tasks }) => [tasks[0]?.state, tasks[0]?.open])).toEqual([
    ['missed', true],
    ['missed', true],
    ['missed', true],
    ['upcoming', false],
    ['upcoming', false],
    ['upcoming', false],
    ['upcoming', false],
  ]);
});

test('R7.4 lists doses among tasks by time, with their state from the log', () => {
  const givenDose = givenAt('06:10', { scheduledFor: '2026-05-20T06:00:00.000Z' });
  const days = week({ routines: [breakfast], medications: [apoquel], doses: [givenDose] });
  const today = days[2]?.tasks ?? [];

  expect(today.map(({ time, title, state }) => `${time} ${title} ${state}`)).toEqual([
    '07:30 Breakfast missed',
    '08:00 Apoquel done',
    '20:00 Apoquel upcoming',
  ]);
  expect(today[1]).toMatchObject({ source: 'dose', logId: givenDose.id, by: 'Ana', detail: '1 tablet', open: true });
  expect(today[2]).toMatchObject({ logId: null, scheduledFor: '2026-05-20T18:00:00.000Z', open: true });
  expect(days[3]?.tasks.filter(({ source }) => source === 'dose').every(({ open }) => !open)).toBe(true);
});

test('R7.4 doses from before the medication was entered are not missed', () => {
  // The medication was created on May 1 and started a week before.
  const days = week({ medications: [{ ...apoquel, startsOn: '2026-04-20' }] }, '2026-04-27');
  expect(days.map(({ tasks }) => tasks.length)).toEqual([0, 0, 0, 0, 2, 2, 2]);
});

test('R7.4 every task on a page has a unique key', () => {
  const keys = week({ routines: [breakfast], medications: [apoquel] }).flatMap(({ tasks }) =>
    tasks.map(({ key }) => key),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('R7.4 a row covers six past days despite a changed time', () => {
  const movedRoutine = { ...breakfast, timeOfDay: '08:30', plannedFrom: '2026-05-18T10:00:00.000Z' };
  const past = { from: '2026-05-16T22:00:00.000Z', until: '2026-05-18T10:00:00.000Z', timeZone: 'Europe/Madrid' };
  const plan = {
    ...nothing,
    routines: [{ ...movedRoutine, pastPlans: [{ ...breakfast, ...past }] }],
    medications: [apoquel],
  };
  const completionOn = (day: string, status: 'done' | 'skipped') => ({
    ...{ routineId: breakfast.id, day, status, at: `${day}T06:00:00.000Z`, by: 'Ana' },
  });
  const completions = [completionOn('2026-05-17', 'done'), completionOn('2026-05-19', 'skipped')];

  expect(daysBefore({ ...plan, completions }, { day: '2026-05-20', at })).toEqual({
    [breakfast.id]: ['done', 'missed', 'skipped'],
    [`${apoquel.id} 08:00`]: Array.from({ length: 6 }, () => 'missed'),
    [`${apoquel.id} 20:00`]: Array.from({ length: 6 }, () => 'missed'),
  });
});

test('R7.4 keeps completions from before the plan without making new tasks due', () => {
  // Planned on Wednesdays since 07:30 on Monday, May 18. Earlier plans are unknown.
  const routine = { ...breakfast, weekdays: [3], plannedFrom: '2026-05-18T05:30:00.000Z' };
  const completions = ['2026-05-17', '2026-05-18', '2026-05-19'].map((day) => ({
    ...{ routineId: breakfast.id, day, status: 'done' as const, at: `${day}T06:00:00.000Z`, by: 'Ana' },
  }));
  const days = Array.from({ length: 6 }, (_, index) => addDays('2026-05-16', index));
  expect(routineTasks({ routines: [routine], completions }, days, at)).toMatchObject([
    { day: '2026-05-17', state: 'done', by: 'Ana', warnings: [] },
    { day: '2026-05-20', state: 'missed', by: null, warnings: [] },
  ]);
});

test('R7.4 sorts a day by time, with routines before doses', () => {
  const walk = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Walk', timeOfDay: '20:00' };
  const [day] = week({ routines: [walk, breakfast], medications: [apoquel] });
  expect(day?.tasks.map(({ time, title }) => `${time} ${title}`)).toEqual([
    ...['07:30 Breakfast', '08:00 Apoquel', '20:00 Walk', '20:00 Apoquel'],
  ]);
});

test('R7.4 a dose given counts only for its own medication', () => {
  const other = { ...apoquel, id: '019de0c8-7000-7000-8000-000000000001', name: 'Metacam' };
  const givenDose = givenAt('06:10', { scheduledFor: '2026-05-20T06:00:00.000Z' });
  const today = week({ medications: [apoquel, other], doses: [givenDose] })[2]?.tasks ?? [];
  expect(today.slice(0, 2).map(({ title, state }) => `${title} ${state}`)).toEqual(['Apoquel done', 'Metacam missed']);
});

test('R7.4 every dose that is due or missed can be given', () => {
  const states = (more: Partial<typeof apoquel>) =>
    week({ medications: [{ ...apoquel, ...more }] })
      .map(({ tasks }) => tasks.map(({ state, open }) => `${state}${open ? '' : ', closed'}`))
      .slice(1, 4);
  expect(states({ reminders: ['13:15', '13:45'] })).toEqual([
    ['missed', 'missed'],
    ['due', 'due'],
    ['upcoming, closed', 'upcoming, closed'],
  ]);
  expect(states({ endsOn: '2026-05-19' })).toEqual([['missed', 'missed'], [], []]);
});
