import { addDays, addMs, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import {
  completionRefusal,
  dayOfTask,
  firstDay,
  isPlannedOn,
  plannedAt,
  routineOccurrences,
  taskState,
} from '@/lib/records/routines/day-plan';
import { routineMoments, routineReminders, withoutCompleted } from '@/lib/records/routines/reminder-source';
import { streakOf } from '@/lib/records/routines/streak';
import { routineTasks, streaksOf } from '@/lib/records/routines/view';
import { sinceEver } from '@/tests/support/a-plan';
import { breakfast } from '@/tests/support/a-routine';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

const daily = { ...breakfast, ...sinceEver };
const id = daily.id;

describe('R7.4 a time that a clock change skips or repeats', () => {
  test.each(changeDays)(
    'R7.4 in $timeZone at $odd.time on $day there is one task',
    ({ timeZone, day, begin, end, odd }) => {
      const one = { ...daily, timeZone, timeOfDay: odd.time };
      const span = { from: instantFromJson(begin), to: addMs(instantFromJson(end), HOUR), at: instantFromJson(begin) };
      const occurrences = routineOccurrences([one], [], span).filter((task) => task.day === day);
      expect(occurrences.map(({ at }) => at.toISOString())).toEqual([odd.at]);
    },
  );

  test.each(changeDays)('R7.4 in $timeZone the task of $day at $odd.time belongs to that day', (change) => {
    const { timeZone, day, odd } = change;
    const times = { timeZone, timeOfDay: odd.time };
    const dayAt = (on: string) => dayOfTask(times, plannedAt(times, on));
    expect([addDays(day, -1), day, addDays(day, 1)].map(dayAt)).toEqual([addDays(day, -1), day, addDays(day, 1)]);
    expect(dayOfTask({ timeZone, timeOfDay: '12:34' }, instantFromJson(odd.at))).toBe(odd.shown.day);
  });

  test.each(changeDays)('R7.4 in $timeZone a task completed on $day triggers no reminder', ({ timeZone, day, odd }) => {
    const due = [{ sourceId: id, dueAt: instantFromJson(odd.at) }];
    const dueAfterTick = (on: string) =>
      withoutCompleted(due, [{ routineId: id, day: on, timeZone, timeOfDay: odd.time }]);
    expect([addDays(day, -1), day, addDays(day, 1)].map((on) => dueAfterTick(on).length)).toEqual([1, 0, 1]);
  });

  test.each(changeDays)(
    'R11.5 in $timeZone the responsible person follows the weekday of $day',
    ({ timeZone, day, odd }) => {
      const { title, weekdays } = daily;
      const responsible = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
      const row = { title, weekdays, timeZone, timeOfDay: odd.time, reminderMinutesBefore: 0, responsible };
      const turn = routineReminders.turnOf?.({ ...row, plannedFrom: new Date(0) }, instantFromJson(odd.at));
      expect(turn).toBe(['2026-04-04', '2026-03-28', '2026-10-24'].includes(day) ? 'sa' : 'su');
    },
  );

  test.each(changeDays)('R7.4 in $timeZone a reminder comes an hour before, on $day', ({ timeZone, odd }) => {
    const times = { weekdays: daily.weekdays, timeZone, timeOfDay: odd.time, plannedFrom: null };
    const moments = routineMoments({ ...times, reminderMinutesBefore: 60 });
    const reminderMoments = around(addMs(instantFromJson(odd.at), -HOUR).toISOString()).map((at) => moments(at, at));
    expect(reminderMoments.map(([one]) => one?.dueAt.toISOString())).toEqual([undefined, odd.at, undefined]);
  });
});

test.each(changeDays)('R7.4 in $timeZone a task on $day is due for one elapsed hour', ({ odd }) => {
  const plannedStart = instantFromJson(odd.at);
  const states = (lasting: number | null, minutes: number) =>
    around(addMs(plannedStart, minutes * MINUTE).toISOString()).map((at) => taskState(plannedStart, lasting, null, at));
  expect(states(null, 0)).toEqual(['upcoming', 'due', 'due']);
  expect(states(null, 60)).toEqual(['due', 'due', 'missed']);
  expect(states(30, 90)).toEqual(['due', 'due', 'missed']);
});

describe('R7.4 a routine’s day ends at midnight in its time zone', () => {
  test.each(midnights)('R7.4 in $timeZone a routine starts on $day from midnight', ({ timeZone, day, begin }) => {
    const first = around(begin).map((from) => firstDay({ ...daily, timeZone, plannedFrom: from.toISOString() }));
    expect(first).toEqual([addDays(day, -1), day, day]);
  });

  test.each(midnights)(
    'R7.4 in $timeZone a routine created on $day has only later tasks',
    ({ timeZone, day, begin }) => {
      const routinesAround = around(begin).map((from) => ({ ...daily, timeZone, plannedFrom: from.toISOString() }));
      expect(routinesAround.map((one) => isPlannedOn({ ...one, timeOfDay: '00:00' }, day))).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  test.each(midnights)(
    'R7.4 in $timeZone tasks of $day can be completed from its midnight',
    ({ timeZone, day, begin }) => {
      const plan = { routines: [{ ...daily, timeZone }], completions: [] };
      const open = around(begin).map((at) => routineTasks(plan, [day], at)[0]?.open);
      expect(open).toEqual([false, true, true]);
    },
  );

  test.each(midnights)(
    'R7.4 in $timeZone a completion on $day counts from its midnight',
    ({ timeZone, day, begin }) => {
      const completion = { routineId: id, day, status: 'done' as const, at: begin, by: 'Ana' };
      const plan = { routines: [{ ...daily, timeZone }], completions: [completion] };
      expect(around(begin).map((at) => streaksOf(plan, at)[id]?.days)).toEqual([undefined, 1, 1]);
    },
  );
});

test.each([
  ['2028-03-01', '2028-03-02', 'routines.validation.tooEarly'],
  ['2028-03-01', '2028-03-01', null],
  ['2028-03-01', '2028-02-29', null],
  ['2028-03-01', '2028-01-01', null],
  ['2028-03-01', '2027-12-31', 'routines.validation.tooOld'],
  ['2026-03-01', '2025-12-31', null],
  ['2026-03-01', '2025-12-30', 'routines.validation.tooOld'],
  ['2028-02-28', '2028-02-29', 'routines.validation.tooEarly'],
  ['2026-02-28', '2026-03-01', 'routines.validation.tooEarly'],
  ['2026-02-28', '2026-02-28', null],
])('R7.4 on %s, completing a task of %s is refused with: %p', (today, day, refusal) => {
  expect(completionRefusal(daily, day, today)).toBe(refusal);
});

test('R7.4 29 February 2028 is a Tuesday, and counts in streaks', () => {
  const tuesdays = { ...daily, weekdays: [2] };
  const days = ['2028-02-28', '2028-02-29', '2028-03-01'];
  const statusOn = (day: string) => (days.includes(day) ? ('done' as const) : null);

  expect(days.map((day) => isPlannedOn(tuesdays, day))).toEqual([false, true, false]);
  expect(streakOf(daily, statusOn, { today: '2028-03-01', since: '2028-01-01' })).toMatchObject({
    days: 3,
    since: '2028-02-28',
  });
});
