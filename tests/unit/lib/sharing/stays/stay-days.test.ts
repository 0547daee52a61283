import { isInstantOf, sitterDays } from '@/lib/access/stay-days';
import type { ReminderContext, ReminderRow } from '@/lib/collections/reminder-source';
import { addMs, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { planOf } from '@/lib/sharing/stays/plan';
import { stayReminders } from '@/lib/sharing/stays/reminder-source';
import { reportDays } from '@/lib/sharing/stays/report-days';
import { stayInput } from '@/lib/sharing/stays/schema';
import { toStay } from '@/lib/sharing/stays/stay';
import { breakfast } from '@/tests/support/a-routine';
import { around, changeDays } from '@/tests/support/clock-changes';

const row = {
  ...{
    id: 's1',
    label: 'Marta',
    allows: [],
    messages: 'daily',
    ownerPhone: null,
    keySealed: new Uint8Array(),
    pets: [],
  },
  createdAt: new Date('2020-01-01T00:00Z'),
};

test.each(changeDays)('R11.7 in $timeZone a stay on $day is open only that day', ({ day, begin, end }) => {
  const [fromDay, startsAt, endsAt] = [dayToColumn(day), instantFromJson(begin), instantFromJson(end)];
  const stay = { ...row, fromDay, untilDay: fromDay, startsAt, endsAt, revokedAt: null };
  const states = (moment: string) => around(moment).map((at) => toStay(stay, at).state);
  expect(states(begin)).toEqual(['before', 'open', 'open']);
  expect(states(end)).toEqual(['open', 'over', 'over']);
});

test.each([
  ['Europe/Madrid', '2026-03-28', ['2026-03-28T20:00', '2026-03-29T19:00']],
  ['Europe/Madrid', '2026-10-24', ['2026-10-24T19:00', '2026-10-25T20:00']],
  ['America/New_York', '2026-10-31', ['2026-11-01T01:00', '2026-11-02T02:00']],
  ['America/Santiago', '2026-04-04', ['2026-04-05T00:00', '2026-04-06T01:00']],
  ['America/Santiago', '2026-09-05', ['2026-09-06T01:00', '2026-09-07T00:00']],
  ['Asia/Kathmandu', '2028-02-28', ['2028-02-28T15:15', '2028-02-29T15:15']],
  ['Pacific/Apia', '2028-02-29', ['2028-02-29T08:00', '2028-03-01T08:00']],
])('R11.7 in %s, evening reports from %s are sent at nine', (timeZone, fromDay, evenings) => {
  const untilDay = instantFromJson(`${fromDay}T24:00:00Z`);
  const stay = { ...row, timeZone, fromDay: dayToColumn(fromDay), untilDay, revokedAt: null } as unknown as ReminderRow;
  const [first = '', second = ''] = evenings.map((evening) => `${evening}:00.000Z`);
  const daysAt = (now: Date) => {
    const context: ReminderContext = {
      evaluatedAt: row.createdAt,
      createdAt: row.createdAt,
      now,
      timeZone,
      leadDays: 0,
    };
    const { due, next } = stayReminders.computeDue(stay as never, context);
    return [due.at(-1)?.at.toISOString(), next?.toISOString()];
  };

  expect(around(first).map(daysAt)).toEqual([
    [undefined, first],
    [first, second],
    [first, second],
  ]);
  expect(daysAt(addMs(instantFromJson(second), 0))).toEqual([second, undefined]);
});

test.each(changeDays)('R11.7 in $timeZone the plan for $day lists its task once', ({ timeZone, day, odd }) => {
  const plannedFrom = new Date('2000-01-01T00:00Z');
  const routines = [{ ...breakfast, timeZone, timeOfDay: odd.time, plannedFrom }];
  const plan = { allergies: [], routines, completions: [], medications: [], doses: [] };
  const tasks = planOf('p1', plan, { from: day, until: day }, instantFromJson(odd.at));
  expect(tasks.map((task) => [task.day, task.time, task.state])).toEqual([[day, odd.time, 'due']]);
});

test.each([
  ['2028-01-01', '2028-02-29', true],
  ['2028-01-01', '2028-03-01', false],
  ['2026-01-01', '2026-03-01', true],
  ['2026-01-01', '2026-03-02', false],
  ['2028-02-29', '2028-02-29', true],
  ['2028-03-01', '2028-02-29', false],
  ['2026-02-28', '2026-02-29', false],
])('R11.7 %s until %s, 60 days at most, is a stay: %p', (from, until, isTaken) => {
  const pets = ['0192f0c0-0000-7000-8000-000000000001'];
  expect(stayInput.safeParse({ pets, from, until, label: 'Marta', allows: [] }).success).toBe(isTaken);
});

const openStay = { fromDay: '2026-03-01', untilDay: null, timeZone: 'Europe/Madrid' };

test.each([
  ['2026-03-28T12:00Z', '2026-03-27', '2026-03-29'],
  ['2026-03-28T23:30Z', '2026-03-28', '2026-03-30'],
  ['2026-03-01T12:00Z', '2026-03-01', '2026-03-02'],
])('R11.7 without a last day, at %s sitters see %s to %s', (at, first, last) => {
  expect(sitterDays(openStay, instantFromJson(at))).toEqual({ first, last });
});

test('R11.7 with a last day sitters see all days', () => {
  const stay = { ...openStay, untilDay: '2026-03-20' };
  expect(sitterDays(stay, instantFromJson('2026-03-10T12:00Z'))).toEqual({ first: '2026-03-01', last: '2026-03-20' });
});

test('R11.7 an instant belongs to days by the clock of the stay', () => {
  const days = { first: '2026-03-27', last: '2026-03-29' };
  const isOf = (instant: string) => isInstantOf(days, instantFromJson(instant), 'Europe/Madrid');
  expect(['2026-03-26T22:59Z', '2026-03-26T23:00Z', '2026-03-29T21:59Z', '2026-03-29T22:00Z'].map(isOf)).toEqual([
    ...[false, true, true, false],
  ]);
});

const own = { stayId: 's1', ownerId: 'u1', revokedAt: null, ...openStay };

test.each([
  ['a young stay', own, { first: '2026-03-01', last: '2026-03-28' }],
  ['a year', { ...own, fromDay: '2025-03-28' }, { first: '2026-01-28', last: '2026-03-28' }],
  [
    'a stopped one',
    { ...own, revokedAt: instantFromJson('2026-03-20T12:00Z') },
    { first: '2026-03-01', last: '2026-03-20' },
  ],
  ['one ahead', { ...own, fromDay: '2026-04-01' }, { first: '2026-04-01', last: '2026-03-28' }],
  ['one with a last day', { ...own, untilDay: '2026-03-20' }, { first: '2026-03-01', last: '2026-03-20' }],
])('R11.7 the report of %s covers its latest sixty days', (_, stay, days) => {
  expect(reportDays(stay, instantFromJson('2026-03-28T12:00Z'))).toEqual(days);
});

test('R11.7 without a last day, the evening report goes on', () => {
  const stay = { ...row, timeZone: 'UTC', fromDay: dayToColumn('2026-03-27'), untilDay: null, revokedAt: null };
  const evaluate = (now: string, more: object = {}) => {
    const at = instantFromJson(now);
    const context = { evaluatedAt: row.createdAt, createdAt: row.createdAt, now: at, timeZone: 'UTC', leadDays: 0 };
    const { due, next } = stayReminders.computeDue({ ...stay, ...more } as never, context);
    return [due.map((one) => one.at.toISOString().slice(0, 10)), next?.toISOString() ?? null];
  };
  expect(evaluate('2026-03-01T12:00Z')).toEqual([[], '2026-03-27T21:00:00.000Z']);
  expect(evaluate('2026-03-27T21:00Z')).toEqual([['2026-03-27'], '2026-03-28T21:00:00.000Z']);
  expect(evaluate('2030-01-01T08:00Z')).toEqual([['2029-12-31'], '2030-01-01T21:00:00.000Z']);
  expect(evaluate('2030-01-01T08:00Z', { revokedAt: new Date() })).toEqual([[], null]);
});

test('R11.7 a stay without an end stays open and has no expiry', () => {
  const stay = { ...row, fromDay: dayToColumn('2026-03-27'), untilDay: null, endsAt: null, revokedAt: null };
  const at = instantFromJson('2046-03-27T00:00Z');
  const shownStay = toStay({ ...stay, startsAt: instantFromJson('2026-03-27T00:00Z') }, at);
  expect(shownStay).toMatchObject({ state: 'open', until: null, expiresAt: null });
});

test('R11.7 days may be left out', () => {
  const pets = ['0192f0c0-0000-7000-8000-000000000001'];
  expect(stayInput.parse({ pets, label: 'Marta', allows: [] })).toMatchObject({ from: null, until: null });
  expect(stayInput.safeParse({ pets, label: 'Marta', allows: [], from: '', until: '2026-03-28' }).success).toBe(true);
});
