import { addDays, addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { completionRefusal, isPlannedOn, occurrenceOn } from '@/lib/records/routines/day-plan';
import { routineMoments } from '@/lib/records/routines/reminder-source';
import { replanRoutine, restartRoutine } from '@/lib/records/routines/replan';
import type { Routine } from '@/lib/records/routines/routine';
import { streakOf } from '@/lib/records/routines/streak';
import { routineTasks } from '@/lib/records/routines/view';
import { routineEvent } from '@/lib/sharing/calendar-feed/repeated-events';
import { breakfast } from '@/tests/support/a-routine';

/** 15:00 in Madrid, on a Wednesday. */
const createdAt = new Date('2026-05-20T13:00:00Z');
const today = '2026-05-20';
const routine: Routine = { ...breakfast, timeOfDay: '08:00', plannedFrom: createdAt.toISOString() };
const old: Routine = { ...routine, plannedFrom: '2026-05-01T00:00:00.000Z' };
const statesOf = (one: Routine, days: string[]) =>
  routineTasks({ routines: [one], completions: [] }, days, createdAt).map(
    ({ day, time, state }) => `${day} ${time} ${state}`,
  );
function changeRoutine(one: Routine, patch: Partial<Routine>, at: Date): Routine {
  const next = replanRoutine(one, patch, at);
  if (!next) return { ...one, ...patch };
  return { ...one, ...patch, plannedFrom: next.plannedFrom.toISOString(), pastPlans: next.pastPlans };
}

test('R7.4 a morning routine created in the afternoon starts tomorrow', () => {
  const days = [addDays(today, -1), today, addDays(today, 1)];
  expect(statesOf(routine, days)).toEqual(['2026-05-21 08:00 upcoming']);
  expect(completionRefusal(routine, today, today)).toBe('routines.validation.notPlanned');
  expect(isPlannedOn({ ...routine, timeOfDay: '18:00' }, today)).toBe(true);
});

test('R7.4 reminders and calendars begin with the same task', () => {
  const moments = routineMoments({ ...routine, reminderMinutesBefore: 0, plannedFrom: createdAt });
  const momentsFound = moments(new Date('2026-05-20T00:00:00Z'), new Date('2026-05-21T12:00:00Z'));
  expect(momentsFound.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-05-21T06:00:00.000Z']);
  const { start } = routineEvent({ ...routine, createdAt: createdAt, updatedAt: createdAt }, 'x');
  expect(start).toMatchObject({ day: '2026-05-21', time: '08:00' });
});

test('R7.4 a changed time neither adds nor removes missed tasks', () => {
  expect(statesOf(changeRoutine(old, { timeOfDay: '10:00' }, createdAt), [today, addDays(today, 1)])).toEqual([
    '2026-05-20 08:00 missed',
    '2026-05-21 10:00 upcoming',
  ]);
});

test('R7.4 adding weekdays does not break the earlier streak', () => {
  const mondays = { ...routine, weekdays: [1], plannedFrom: '2026-04-01T00:00:00.000Z' };
  const daily = changeRoutine(mondays, { weekdays: [1, 2, 3, 4, 5, 6, 7] }, createdAt);
  const statusOn = (day: string) => (occurrenceOn(mondays, day) ? ('done' as const) : null);
  const knownDays = { today, since: '2026-04-20' };
  expect(streakOf(daily, statusOn, knownDays)).toEqual(streakOf(mondays, statusOn, knownDays));
});

test('R7.4 nothing is planned for the time in the bin', () => {
  const { plannedFrom, pastPlans } = restartRoutine(old, new Date('2026-05-18T12:00:00Z'), createdAt);
  const back = { ...old, plannedFrom: plannedFrom.toISOString(), pastPlans };
  const week = Array.from({ length: 5 }, (_, index) => addDays('2026-05-17', index));
  expect(week.filter((day) => isPlannedOn(back, day))).toEqual(['2026-05-17', '2026-05-18', '2026-05-21']);
});

test.each([
  [[1, 2, 3, 4, 5, 6, 7], '2026-05-20T13:00:00.000Z', '2026-05-21T05:59:59.999Z', 0],
  [[1, 2, 3, 4, 5, 6, 7], '2026-05-20T13:00:00.000Z', '2026-05-21T06:00:00.000Z', 0],
  [[1, 2, 3, 4, 5, 6, 7], '2026-05-20T13:00:00.000Z', '2026-05-21T06:00:00.001Z', 1],
  [[3], '2026-05-20T05:00:00.000Z', '2026-05-20T07:00:00.000Z', 1],
  [[3], '2026-05-20T07:00:00.000Z', '2026-05-26T13:00:00.000Z', 0],
  [[3], '2026-05-20T07:00:00.000Z', '2026-05-28T13:00:00.000Z', 1],
  [[3], '2026-01-01T00:00:00.000Z', '2026-05-28T13:00:00.000Z', 1],
])('R7.4 for days %j, planned from %s until %s, stores %i plans', (weekdays, plannedFrom, until, plans) => {
  const one = { ...routine, weekdays, plannedFrom };
  expect(changeRoutine(one, { timeOfDay: '10:00' }, instantFromJson(until)).pastPlans).toHaveLength(plans);
});

test('R7.4 a new title keeps the plan, and at most twenty are stored', () => {
  expect(replanRoutine(routine, { title: 'X', weekdays: [...routine.weekdays] }, createdAt)).toBeNull();
  expect(replanRoutine(routine, { title: 'X', timeOfDay: undefined }, createdAt)).toBeNull();
  let one: Routine = old;
  for (let n = 0; n < 30; n += 1)
    one = changeRoutine(one, { timeOfDay: n % 2 ? '08:00' : '09:00' }, addMs(createdAt, n * DAY));
  expect(one.pastPlans).toHaveLength(20);
});
