import { readCsv } from '@/lib/core/tables/csv';
import { readWhen } from '@/lib/core/tables/dates';
import { addDays, addMs, DAY, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { countEvents } from '@/lib/records/weights/chart-event';
import { growthGuide } from '@/lib/records/weights/growth';
import { readColumns, unitNamed } from '@/lib/records/weights/import-columns';
import { newbornAlarm } from '@/lib/records/weights/newborn';
import { weightInput, weightPatch } from '@/lib/records/weights/schema';
import { direction } from '@/lib/records/weights/trend';
import { idealScores, readRange } from '@/lib/records/weights/vocabulary';
import { type Reading, weeklyMedians } from '@/lib/records/weights/weekly';
import { toWeight } from '@/lib/records/weights/weight';
import {
  beyondGoal,
  endOfGoal,
  goalPhase,
  goalProgress,
  safePace,
  tooFastLoss,
} from '@/lib/records/weights/weight-goal';

const at = instantFromJson('2026-05-20T12:00:00Z');
const reading = (grams: number, daysAgo = 0, ms = 0): Reading => ({
  grams,
  measuredAt: addMs(at, -daysAgo * DAY - ms).toISOString(),
});

test.each([
  ['dog', -1, null],
  ['dog', 6, null],
  ['dog', 7, 'puppyEarly'],
  ['dog', 27, 'puppyEarly'],
  ['dog', 28, null],
  ['dog', 34, null],
  ['dog', 35, 'puppyLater'],
  ['dog', 182, 'puppyLater'],
  ['dog', 183, null],
  ['cat', -1, null],
  ['cat', 0, 'kitten'],
  ['cat', 70, 'kitten'],
  ['cat', 71, null],
  ['rabbit', 40, null],
])('R7.3 a %s aged %d days grows by the rule %s', (type, days, guide) => {
  expect(growthGuide(addDays('2026-01-01', days), { type, dateOfBirth: '2026-01-01' })).toBe(guide);
});

const bornDaysAgo = (days: number) => addDays('2026-05-20', -days);
const alarm = (age: number, ...readings: Reading[]) => newbornAlarm(readings, bornDaysAgo(age))?.kind ?? null;

test('R7.3 two losses in four weeks or slow early growth raise an alarm', () => {
  const losing = [reading(300), reading(310, 1), reading(320, 2)];
  expect([alarm(28, ...losing), alarm(29, ...losing)]).toEqual(['loss', null]);
  expect([alarm(20, reading(300), reading(310, 1)), alarm(20, reading(310), reading(300, 1), reading(320, 2))]).toEqual(
    [...[null, null]],
  );
  expect([alarm(7, reading(300), reading(300, 1)), alarm(8, reading(300), reading(300, 1))]).toEqual(['slow', null]);
  expect([alarm(3, reading(400), reading(300, 1)), alarm(3, reading(300))]).toEqual([null, null]);
});

test('R7.3 newborn weeks end at midnight, and equal weights are no loss', () => {
  const midnight = [reading(300, 0, 12 * HOUR), reading(300, 1, 12 * HOUR)];
  const losing = [reading(300, 0, 12 * HOUR), reading(310, 1, 12 * HOUR), reading(320, 2, 12 * HOUR)];
  expect([alarm(8, ...midnight), alarm(29, ...losing)]).toEqual([null, null]);
  expect(alarm(20, reading(300), reading(300, 1), reading(310, 2))).toBeNull();
  expect(alarm(20, reading(300), reading(310, 1), reading(310, 2))).toBeNull();
});

test('R7.3 compares newborn readings half a day to two days apart', () => {
  const pair = (ms: number) => alarm(5, reading(300), reading(300, 0, ms));
  expect([pair(12 * HOUR), pair(12 * HOUR - 1), pair(48 * HOUR), pair(48 * HOUR + 1)]).toEqual([
    ...['slow', null, 'slow', null],
  ]);
  expect(newbornAlarm([reading(330, 1), reading(300)], bornDaysAgo(5))).toMatchObject({
    ...{ kind: 'slow', since: addMs(at, -DAY) },
  });
  expect(newbornAlarm([reading(330), reading(330, 2)], bornDaysAgo(5))?.percent).toBeCloseTo(0);
  expect(newbornAlarm([reading(297), reading(300, 2)], bornDaysAgo(5))?.percent).toBeCloseTo(-0.501, 2);
});

test('R7.3 weeks count back from the last reading and use the median', () => {
  const weeks = weeklyMedians([
    reading(10),
    reading(40, 6),
    reading(20, 6.9),
    reading(50, 7),
    reading(60, 13),
    reading(5, 21),
  ]);
  expect(weeks.map(({ ago, grams }) => [ago, grams])).toEqual([
    ...[
      [0, 20],
      [1, 55],
      [3, 5],
    ],
  ]);
  expect(weeks.map(({ at: last }) => last)).toEqual([at, addMs(at, -7 * DAY), addMs(at, -21 * DAY)]);
});

const goal = { grams: 9000, from: '2026-04-01', by: '2026-06-01' };
const weeks = (...readings: [grams: number, daysAgo: number][]) =>
  weeklyMedians(readings.map(([grams, days]) => reading(grams, days)));
const course = weeks([9500, 0], [9800, 21], [10_000, 56]);

test.each([
  [null, course, 'none'],
  [goal, [], 'none'],
  [goal, course, 'losing'],
  [{ ...goal, grams: 10_500 }, course, 'gaining'],
  [{ ...goal, grams: 10_000 }, course, 'gaining'],
  [{ ...goal, from: '2026-05-20' }, course, 'losing'],
  [{ ...goal, from: '2026-05-21' }, course, 'none'],
  [{ ...goal, by: '2026-05-20' }, course, 'losing'],
  [{ ...goal, by: '2026-05-19' }, course, 'over'],
  [goal, weeks([9500, 0]), 'losing'],
])('R7.3 determines the phase of goal %j in case %#', (one, all, phase) => {
  expect(goalPhase(one, all)).toBe(phase);
});

test('R7.3 progress toward a goal ranges from 0 to 1', () => {
  const progress = (now: number, grams = 9000) => goalProgress({ ...goal, grams }, weeks([now, 0], [10_000, 56]));
  expect([progress(10_000), progress(9500), progress(9000), progress(8000), progress(11_000)]).toEqual([
    0, 0.5, 1, 1, 0,
  ]);
  expect([progress(10_500, 11_000), progress(9000, 10_000), goalProgress(goal, [])]).toEqual([0.5, null, null]);
  expect(goalProgress(goal, weeks([9500, 0], [9800, 7], [10_000, 20]))).toBe(0.5);
  expect(endOfGoal({ ...goal, by: '2026-04-29' }, course)?.grams).toBe(9800);
  expect(endOfGoal({ ...goal, by: '2026-04-28' }, course)?.grams).toBe(10_000);
  expect(endOfGoal({ ...goal, by: '2026-01-01' }, course)).toBeUndefined();
});

test('R7.3 measures overshoot in the direction of the goal', () => {
  const [current] = weeks([9900, 0]);
  expect(beyondGoal(goal, 'over', current!)).toBeCloseTo(10);
  expect(beyondGoal(goal, 'losing', current!)).toBeCloseTo(-10);
  expect(beyondGoal(goal, 'gaining', current!)).toBeCloseTo(10);
});

test('R7.3 a loss above the species’ safe pace is too fast', () => {
  const pace = safePace('dog') ?? 0;
  const start = 10_000;
  const after = (percentPerWeek: number) => weeks([start * (1 - (2 * percentPerWeek) / 100), 0], [start, 14]);

  expect(safePace('fish')).toBeNull();
  expect(tooFastLoss(goal, after(pace), 'dog')).toBeNull();
  expect(tooFastLoss(goal, after(pace + 0.01), 'dog')?.percent).toBeCloseTo(pace + 0.01);
  expect(tooFastLoss(goal, weeks([9830, 0], [10_000, 13]), 'cat')).toBeNull();
  expect(tooFastLoss(goal, after(9), 'fish')).toBeNull();
  expect(tooFastLoss(goal, after(-9), 'dog')).toBeNull();
  expect([tooFastLoss(goal, weeks([9000, 0]), 'dog'), tooFastLoss(goal, [], 'dog')]).toEqual([null, null]);
  expect(tooFastLoss({ ...goal, from: '2026-05-13' }, weeks([9000, 0], [9950, 7], [10_000, 14]), 'dog')?.since).toEqual(
    addMs(at, -7 * DAY),
  );
  expect(tooFastLoss({ ...goal, from: '2026-05-06' }, weeks([9000, 0], [9950, 7], [10_000, 14]), 'dog')?.since).toEqual(
    addMs(at, -14 * DAY),
  );
});

test.each([
  [0.99, 'steady'],
  [-0.99, 'steady'],
  [1, 'up'],
  [-1, 'down'],
])('R7.3 a change of %d percent is %s', (percent, way) => {
  expect(direction({ percent, grams: 0, since: at })).toBe(way);
});

test('R7.3 counts events on a curve by kind', () => {
  const event = (kind: 'visit' | 'dose') => ({ id: kind, kind, day: '2026-05-20', label: '' });
  expect(countEvents([event('visit'), event('dose'), event('dose')])).toEqual({ visits: 1, doses: 2 });
});

test.each([
  ['Date;Weight (kg);Notes', ['date', 'kg', 'note']],
  ['fecha;hora;peso en gramos;comentarios', ['date', 'time', 'g', 'note']],
  ['measuredAt;lbs;BCS', ['date', 'lb', 'score']],
  ['Día;Peso;condición corporal', ['date', 'weight', 'score']],
  ['day;weight in ounces;x', ['date', 'oz', null]],
])('R7.3 recognizes the heading %s', (first, columns) => {
  expect(readColumns(first.split(';'))).toEqual({ columns, headed: true });
});

test('R7.3 a first line without a known heading is data', () => {
  expect(readColumns(['2026-05-20', '10.4 kg', 'ok'])).toEqual({ columns: ['date', 'weight', 'note'], headed: false });
  expect(readColumns(['weight2', 'x'])).toMatchObject({ headed: false });
  expect(readColumns(['date', ...Array(60).fill('x')]).columns).toHaveLength(50);
  expect(['kg', 'Kilos', 'g', 'Gramos', 'LBS', 'onzas', 'kgx', 'xg', ''].map(unitNamed)).toEqual([
    ...['kg', 'kg', 'g', 'g', 'lb', 'oz', null, null, null],
  ]);
  expect(['a,b', 'a;b,c', 'a\tb;c', 'a\nb,c'].map((csv) => readCsv(csv, 9))).toMatchObject(
    [',', ';', '\t', ','].map((delimiter) => ({ delimiter })),
  );
});

const madrid = (date: string, time = '') => readWhen(date, time, 'Europe/Madrid')?.toISOString() ?? null;

test.each([
  ['2026-05-20T08:30:00Z', '', '2026-05-20T08:30:00.000Z'],
  ['2026-05-20t08:30z', '', '2026-05-20T08:30:00.000Z'],
  ['2026-05-20T08:30:00.5+02:00', '', '2026-05-20T06:30:00.500Z'],
  ['2026-02-30T25:30:00Z', '', null],
  ['2026-05-20', '', '2026-05-20T10:00:00.000Z'],
  ['2026-5-2', '', '2026-05-02T10:00:00.000Z'],
  ['2026-05-20 8:30', '', '2026-05-20T06:30:00.000Z'],
  ['2026-05-20T08:30:59', '', '2026-05-20T06:30:00.000Z'],
  ['20/5/2026', '', '2026-05-20T10:00:00.000Z'],
  ['20.05.2026, 8:30', '', '2026-05-20T06:30:00.000Z'],
  ['20-5-2026 08:30:10', '', '2026-05-20T06:30:00.000Z'],
  ['20/5/2026', '8:05', '2026-05-20T06:05:00.000Z'],
  ['20/5/2026', '08:05:30', '2026-05-20T06:05:00.000Z'],
  ['20/5/2026', '8', null],
  ['20/5/2026', 'x8:05', null],
  ['20/5/2026', '8:05x', null],
  ['20/5/2026', '24:05', null],
  ['20/13/2026', '', null],
  ['2026-02-30', '', null],
  ['x2026-05-20', '', null],
  ['2026-05-20x', '', null],
  ['20/5/26', '', '2026-05-20T10:00:00.000Z'],
  ['20/5/2026x', '', null],
  ['', '', null],
])('R7.3 parses date %j with time %j as %j', (date, time, when) => {
  expect(madrid(date, time)).toBe(when);
});

test('R7.3 a weight patch contains only the fields sent', () => {
  expect(weightPatch(at).safeParse({ grams: 1 }).data).toEqual({ grams: 1 });
  expect([{ grams: 0 }, { petId: 'p' }].map((one) => weightPatch(at).safeParse(one).success)).toEqual([false, false]);
});

test('R7.3 a weight has whole grams and a score of one to nine', () => {
  const input = { measuredAt: '2026-05-20T08:00:00Z', grams: 1 };
  const isTaken = (more: object) => weightInput(at).safeParse({ ...input, ...more }).success;
  expect([1, 9, null, 0, 10, 1.5].map((bodyConditionScore) => isTaken({ bodyConditionScore }))).toEqual([
    ...[true, true, true, false, false, false],
  ]);
  expect(
    [{ grams: 1_600_000 }, { grams: 1_600_001 }, { grams: 0 }, { confirmed: true }, { confirmed: 1 }].map(isTaken),
  ).toEqual([true, false, false, true, false]);
  expect(toWeight({ id: 'w', measuredAt: at, grams: 1, bodyConditionScore: null, note: null }).measuredAt).toBe(
    at.toISOString(),
  );
});

test('R7.3 a chart shows a year unless another range is requested', () => {
  expect(['3m', '1y', 'all', 'x', undefined].map(readRange)).toEqual(['3m', '1y', 'all', '1y', '1y']);
  expect(['dog', 'cat', 'horse', 'fish'].map(idealScores)).toEqual([[4, 5], [5, 5], [4, 6], null]);
});
