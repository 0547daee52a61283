import { HOUR, instantFromJson } from '@/lib/core/time/dates';
import { type Course, intervalOf, lateStart, plannedDoses, unknownDoses } from '@/lib/records/medications/plan';
import { sinceEver } from '@/tests/support/a-plan';
import { around } from '@/tests/support/clock-changes';

const plain: Course = {
  ...{ frequency: 'SID', startsOn: '2026-05-01', endsOn: null, reminders: [], timeZone: 'UTC' },
  ...{ dosage: '1 tablet', steps: [], ...sinceEver },
};
const moment = (text: string) => instantFromJson(`${text}:00Z`);
const minutes = (doses: readonly { at: Date }[]) => doses.map(({ at }) => at.toISOString().slice(0, 16));
const dosesOf = (change: Partial<Course>, from: string, to: string) =>
  plannedDoses({ ...plain, ...change }, moment(from), moment(to));

describe('a night that skips an hour', () => {
  const spring = { startsOn: '2026-03-01', frequency: 'BID' } as const;

  test('R7.3 a skipped time stays after the time that it passes', () => {
    const madrid = { ...spring, timeZone: 'Europe/Madrid', reminders: ['02:30', '03:15'] };
    expect(minutes(dosesOf(madrid, '2026-03-29T00:00', '2026-03-29T12:00'))).toEqual([
      '2026-03-29T01:15',
      '2026-03-29T01:30',
    ]);
  });

  test('R7.3 the earlier day’s dose wins if doses of two days coincide', () => {
    const steps = [{ from: '2026-03-29', dosage: '1/2 tablet' }];
    const nuuk = { ...spring, timeZone: 'America/Nuuk', reminders: ['00:30', '23:30'], steps };
    const at = '2026-03-29T01:30';
    expect(dosesOf(nuuk, at, at)).toEqual([{ at: moment(at), dosage: '1 tablet' }]);
  });

  test('R7.3 keeps the last day’s dose even if it moves past midnight', () => {
    const nuuk = { ...spring, timeZone: 'America/Nuuk', reminders: ['00:30', '23:30'], endsOn: '2026-03-28' };
    expect(minutes(dosesOf(nuuk, '2026-03-28T12:00', '2026-03-30T12:00'))).toEqual(['2026-03-29T01:30']);
  });
});

describe('every four hours', () => {
  const hourly = { frequency: 'Q4H', endsOn: '2026-05-02' } as const;

  test('R7.3 doses begin at the first time and follow the steps', () => {
    const steps = [{ from: '2026-05-02', dosage: '1/2 tablet' }];
    const doses = dosesOf({ ...hourly, reminders: ['06:00'], steps }, '2026-04-30T00:00', '2026-05-04T00:00');
    const [first, second] = [
      ['06', '10', '14', '18', '22'],
      ['02', '06', '10', '14', '18', '22'],
    ] as const;
    expect(minutes(doses)).toEqual([
      ...first.map((hour) => `2026-05-01T${hour}:00`),
      ...second.map((hour) => `2026-05-02T${hour}:00`),
    ]);
    expect(doses.map(({ dosage }) => dosage)).toEqual([
      ...first.map(() => '1 tablet'),
      ...second.map(() => '1/2 tablet'),
    ]);
  });

  test('R7.3 has no dose at midnight after the last day', () => {
    const doses = dosesOf({ ...hourly, reminders: ['00:00'] }, '2026-05-02T13:00', '2026-05-04T00:00');
    expect(minutes(doses)).toEqual(['2026-05-02T16:00', '2026-05-02T20:00']);
  });

  test('R7.3 includes a dose at the end of the requested period', () => {
    const course: Course = { ...plain, ...hourly, reminders: ['06:00'] };
    const counts = around('2026-05-01T10:00:00.000Z').map((to) => plannedDoses(course, moment('2026-05-01T00:00'), to));
    expect(counts.map(({ length }) => length)).toEqual([1, 2, 2]);
  });
});

describe('a course that is entered late', () => {
  const enteredCourse: Course = { ...plain, startsOn: '2026-05-20', plannedFrom: '2026-05-20T15:00:00.000Z' };
  const weekly: Course = { ...enteredCourse, frequency: 'QWK' };
  const before = {
    ...{ frequency: 'QWK' as const, startsOn: '2026-05-13', endsOn: null, reminders: [], timeZone: 'UTC' },
    ...{ from: '2026-05-13T00:00:00.000Z', until: enteredCourse.plannedFrom },
  };

  test.each([
    ['once', true, { frequency: 'ONCE' }],
    ['every other day', true, { frequency: 'EOD' }],
    ['weekly', true, {}],
    ['monthly', true, { frequency: 'QMO' }],
    ['daily', false, { frequency: 'SID' }],
    ['every four hours', false, { frequency: 'Q4H' }],
    ['as needed', false, { frequency: 'PRN' }],
    ['since yesterday', false, { startsOn: '2026-05-19' }],
    ['from tomorrow', false, { startsOn: '2026-05-21' }],
    ['planned before', false, { pastPlans: [before] }],
    ['with its time ahead', false, { reminders: ['18:00'] }],
    ['with one time ahead', false, { reminders: ['08:00', '18:00'] }],
  ] as const)('R7.3 %s: the first dose is due at once: %s', (_, isDue, change) => {
    const late = lateStart({ ...weekly, ...change } as Course);
    expect(late).toEqual(isDue ? { at: moment('2026-05-20T15:00'), dosage: '1 tablet' } : null);
  });

  test('R7.3 finds the first dose in periods that include its exact time', () => {
    const [day, next] = [moment('2026-05-20T00:00'), moment('2026-05-21T00:00')];
    const momentsAround = around(weekly.plannedFrom);
    expect(momentsAround.map((from) => plannedDoses(weekly, from, next).length)).toEqual([1, 1, 0]);
    expect(momentsAround.map((to) => plannedDoses(weekly, day, to).length)).toEqual([0, 1, 1]);
  });

  test('R7.3 a course due at once has no unknown doses before it', () => {
    const day = [moment('2026-05-20T00:00'), moment('2026-05-21T00:00')] as const;
    expect(unknownDoses(weekly, ...day)).toEqual([]);
    expect(minutes(unknownDoses({ ...enteredCourse, frequency: 'BID' }, ...day))).toEqual(['2026-05-20T08:00']);
  });

  test('R7.3 the dose at the moment of entry is not unknown', () => {
    const course = { ...enteredCourse, plannedFrom: '2026-05-21T08:00:00.000Z' };
    const doses = unknownDoses(course, moment('2026-05-20T00:00'), moment('2026-05-22T00:00'));
    expect(minutes(doses)).toEqual(['2026-05-20T08:00']);
  });
});

describe('a course that was changed', () => {
  const daily = {
    ...{ frequency: 'SID' as const, startsOn: '2026-05-01', endsOn: null, reminders: [], timeZone: 'UTC' },
    ...{ from: '2026-05-01T00:00:00.000Z', until: '2026-05-10T08:00:00.000Z' },
  };
  const now: Partial<Course> = { frequency: 'BID', plannedFrom: daily.until, pastPlans: [daily] };
  const days = (change: Partial<Course>, from: string, to: string) =>
    minutes(dosesOf({ ...now, ...change }, `${from}T00:00`, `${to}T00:00`)).map((text) => text.slice(5));

  test('R7.3 includes the dose at the moment of change once', () => {
    expect(days({}, '2026-05-09', '2026-05-11')).toEqual(['05-09T08:00', '05-10T08:00', '05-10T20:00']);
  });

  test('R7.3 limits earlier plans to the requested period', () => {
    expect(days({}, '2026-05-03', '2026-05-04')).toEqual(['05-03T08:00']);
  });

  test('R7.3 a new end or start also applies to the earlier plan', () => {
    expect(days({ endsOn: '2026-05-05' }, '2026-05-04', '2026-05-12')).toEqual(['05-04T08:00', '05-05T08:00']);
    expect(days({ startsOn: '2026-05-04' }, '2026-05-01', '2026-05-06')).toEqual(['05-04T08:00', '05-05T08:00']);
  });
});

test.each([
  ['QMO', 28],
  ['Q3MO', 84],
  ['QYR', 336],
] as const)('R7.3 two doses of %s are at least %i days apart', (frequency, days) => {
  expect(intervalOf({ ...plain, frequency })).toBe(days * 24 * HOUR);
});
