import fc from 'fast-check';
import { addDays, HOUR, MINUTE, weekdayOf } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import {
  completionRefusal,
  firstDay,
  isPlannedOn,
  occurrenceOn,
  plannedAt,
  routineOccurrences,
  taskState,
} from '@/lib/records/routines/day-plan';
import { sinceEver } from '@/tests/support/a-plan';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { around } from '@/tests/support/clock-changes';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const noon = new Date('2026-05-20T12:00:00Z');
const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana'];

const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2024-02-01', n));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const routine = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    timeOfDay: time,
    timeZone: fc.constantFrom(...zones),
    durationMinutes: fc.option(fc.integer({ min: 1, max: 720 })),
  })
  .map((one) => ({ ...breakfast, ...one, ...sinceEver }));

describe('the days of a routine', () => {
  test('R7.4 starts on its creation date in its time zone', () => {
    const plannedFrom = '2026-05-10T23:30:00.000Z';
    expect(firstDay({ ...breakfast, plannedFrom, timeZone: 'UTC' })).toBe('2026-05-10');
    expect(firstDay({ ...breakfast, plannedFrom, timeZone: 'Europe/Madrid' })).toBe('2026-05-11');
    expect(isPlannedOn({ ...breakfast, plannedFrom }, '2026-05-10')).toBe(false);
    expect(isPlannedOn({ ...breakfast, plannedFrom }, '2026-05-11')).toBe(true);
  });

  test('R7.4 occurs only on its weekdays', () => {
    const weekend = { ...breakfast, weekdays: [6, 7] };
    expect(['2026-05-22', '2026-05-23', '2026-05-24', '2026-05-25'].map((one) => isPlannedOn(weekend, one))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['2026-05-21', 'routines.validation.tooEarly'],
    ['2026-05-20', null],
    ['2026-05-02', null],
    ['2026-04-30', 'routines.validation.notPlanned'],
    ['2026-03-21', 'routines.validation.notPlanned'],
    ['2026-03-20', 'routines.validation.tooOld'],
  ])('R7.4 allows or refuses to complete %s on 20 May', (one, refusal) => {
    expect(completionRefusal(breakfast, one, '2026-05-20')).toBe(refusal);
  });
});

describe('the clock times of a routine', () => {
  test.each([
    // A skipped time moves an hour later. A repeated time means its first occurrence.
    ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '07:30', '2026-03-29T05:30:00.000Z'],
    ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Madrid', '2026-10-25', '07:30', '2026-10-25T06:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', '07:30', '2026-11-01T12:30:00.000Z'],
  ])('R7.4 in %s on %s, a task at %s has the right time', (timeZone, one, timeOfDay, at) => {
    expect(plannedAt({ timeOfDay, timeZone }, one).toISOString()).toBe(at);
  });

  test('R7.4 a clock change neither removes nor adds a task', () => {
    for (const [timeZone, change] of [
      ['Europe/Madrid', '2026-03-29'],
      ['Europe/Madrid', '2026-10-25'],
      ['America/New_York', '2026-03-08'],
      ['America/New_York', '2026-11-01'],
    ] as const) {
      for (const timeOfDay of ['00:00', '01:30', '02:30', '03:00', '23:59']) {
        const one = { ...breakfast, ...sinceEver, timeOfDay, timeZone };
        const from = toInstant(addDays(change, -1), '00:00', timeZone);
        const to = new Date(toInstant(addDays(change, 2), '00:00', timeZone).getTime() - 1);
        const days = routineOccurrences([one], [], { from, to, at: noon }).map((task) => task.day);
        expect([timeOfDay, days]).toEqual([timeOfDay, [addDays(change, -1), change, addDays(change, 1)]]);
      }
    }
  });
});

describe('the state of a task', () => {
  test.each([
    [-1, null, 'upcoming'],
    [0, null, 'due'],
    [60, null, 'due'],
    [61, null, 'missed'],
    [90, 30, 'due'],
    [91, 30, 'missed'],
  ] as const)('R7.4 %i minutes after its time with duration %p, a task is %s', (minutes, lasting, state) => {
    const plannedStart = new Date(noon.getTime() - minutes * MINUTE);
    expect(taskState(plannedStart, lasting, null, noon)).toBe(state);
    expect(taskState(plannedStart, lasting, 'done', noon)).toBe('done');
    expect(taskState(plannedStart, lasting, 'skipped', noon)).toBe('skipped');
  });
});

test('R7.4 every task appears once on its weekday and time, none missing', () => {
  fc.assert(
    fc.property(
      routine,
      day,
      fc.integer({ min: 0, max: 240 }),
      fc.integer({ min: 0, max: 23 }),
      (one, first, hours, hour) => {
        const from = new Date(toInstant(first, '00:00', one.timeZone).getTime() + hour * HOUR);
        const to = new Date(from.getTime() + hours * HOUR);
        const occurrences = routineOccurrences([one], [], { from, to, at: noon });
        const expected: string[] = [];
        for (let day = addDays(first, -2); day <= addDays(first, 13); day = addDays(day, 1)) {
          const at = toInstant(day, one.timeOfDay, one.timeZone);
          if (one.weekdays.includes(weekdayOf(day)) && at >= from && at <= to)
            expected.push(`${day} ${at.toISOString()}`);
        }
        expect(occurrences.map(({ day, at }) => `${day} ${at.toISOString()}`)).toEqual(expected);
      },
    ),
    runs,
  );
});

test('R7.4 a completion counts only for its routine and day', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 })),
      fc.constantFrom('done', 'skipped'),
      (tickedDays, status) => {
        const other = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Dinner' };
        const days = tickedDays.map((n) => addDays('2026-05-11', n));
        const completions = days.map((one) => ({ routineId: breakfast.id, day: one, status: status as 'done' }));
        const from = new Date('2026-05-11T00:00:00Z');
        const occurrences = routineOccurrences([breakfast, other], completions, { from, to: noon, at: noon });
        expect(occurrences).toHaveLength(20);
        for (const task of occurrences) {
          const said = task.routineId === breakfast.id && days.includes(task.day);
          expect(task.state).toBe(said ? status : 'missed');
        }
      },
    ),
    runs,
  );
});

test('R7.4 a period includes both its limits and lists the earliest first', () => {
  const dinner = { ...breakfast, id: routineIdFrom('2026-05-01T10:00:00Z', 1), title: 'Dinner', timeOfDay: '18:30' };
  const span = { from: new Date('2026-05-18T05:30:00Z'), to: new Date('2026-05-19T16:30:00Z'), at: noon };
  const titles = (routines: (typeof dinner)[]) => routineOccurrences(routines, [], span).map(({ title }) => title);
  expect(titles([dinner, breakfast])).toEqual(['Breakfast', 'Dinner', 'Breakfast', 'Dinner']);
  expect(titles([breakfast, dinner])).toEqual(['Breakfast', 'Dinner', 'Breakfast', 'Dinner']);
});

test('R7.4 an earlier plan includes its start and excludes its end', () => {
  const [task, long, later] = ['2026-05-18T05:30:00.000Z', '2026-05-10T12:00:00.000Z', '2026-05-19T12:00:00.000Z'];
  const present = { ...breakfast, timeOfDay: '09:00', plannedFrom: later };
  const times = (past: { from: string; until: string }) =>
    occurrenceOn({ ...present, pastPlans: [{ ...breakfast, ...past }] }, '2026-05-18')?.time;
  expect(around(task).map((from) => times({ from: from.toISOString(), until: later }))).toEqual([
    ...['07:30', '07:30', undefined],
  ]);
  expect(around(task).map((until) => times({ from: long, until: until.toISOString() }))).toEqual([
    ...[undefined, undefined, '07:30'],
  ]);
});

test('R7.4 tasks keep the routine’s time zone while traveling', () => {
  const from = new Date('2026-05-20T00:00:00Z');
  const [task] = routineOccurrences([breakfast], [], { from, to: noon, at: noon });
  expect(task && fromInstant(task.at, 'Europe/Madrid').time).toBe('07:30');
  expect(task && fromInstant(task.at, 'Asia/Kathmandu').time).toBe('11:15');
});
