import { dayMoments, daysMentioned, evaluateMoments, MAX_DELAY } from '@/lib/collections/reminder-times';
import { addDays, addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { sendingTime } from '@/lib/reminders/quiet-hours';
import { summaryOf } from '@/lib/reminders/summary';
import { dailyMoments } from '@/lib/reminders/summary-source';
import { toUndelivered } from '@/lib/reminders/undelivered';
import { sinceEver } from '@/tests/support/a-plan';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';
import { apoquel } from '@/tests/unit/components/records/medications/a-medication';

const later = (moment: string, ms: number) => addMs(instantFromJson(moment), ms);
const always = [new Date('2000-01-01T00:00Z'), new Date('2100-01-01T00:00Z')] as const;
const night = { from: '22:00', to: '07:00' };
const sendTimeOf = (at: Date | string, timeZone: string, dueAt = at) =>
  sendingTime({ kind: 'appointment', at: new Date(at), dueAt: new Date(dueAt) }, night, timeZone).toISOString();

test.each([
  ['Europe/Madrid', '2026-03-29', '2026-03-29T07:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-25T08:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T13:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T14:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '2026-04-04T12:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T13:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T12:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T03:15:00.000Z'],
  ['Pacific/Apia', '2028-02-29', '2028-02-28T20:00:00.000Z'],
])('R7.2 in %s, items due on %s are announced at nine local time', (timeZone, day, nine) => {
  expect(dayMoments([day], 0, timeZone)(...always).map(({ at }) => at.toISOString())).toEqual([nine]);
  const moments = around(nine).map((at) => dayMoments([day], 0, timeZone)(at, at).length);
  expect(moments).toEqual([0, 1, 0]);
});

test.each([
  ['2028-03-01', 1, '2028-02-29'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2028-02-29', 1, '2028-02-28'],
  ['2028-03-30', 30, '2028-02-29'],
  ['2026-03-31', 30, '2026-03-01'],
  ['2027-01-01', 7, '2026-12-25'],
])('R7.2 an item on %s is announced %i days before, on %s', (day, leadDays, first) => {
  const moments = dayMoments([day], leadDays, 'Asia/Kathmandu')(...always);
  const expected = [first, day].map((one) => `${one}T03:15:00.000Z`);
  expect(moments.map(({ at }) => at.toISOString())).toEqual(expected);
  expect(daysMentioned(instantFromJson(expected[0] ?? ''), leadDays, 'Asia/Kathmandu')).toEqual([first, day]);
});

test.each(midnights)('R7.2 in $timeZone a reminder on $day covers that day', ({ timeZone, day, begin }) => {
  const days = around(begin).map((at) => daysMentioned(at, 7, timeZone));
  const here = [day, addDays(day, 7)];
  expect(days).toEqual([[addDays(day, -1), addDays(day, 6)], here, here]);
});

describe('R7.4 due reminders', () => {
  const moment = '2028-02-29T08:00:00.000Z';
  const moments = dailyMoments('08:00', 'UTC');
  const long = new Date('2020-01-01T00:00Z');
  const evaluateWith = (change: object) =>
    evaluateMoments(moments, { evaluatedAt: long, createdAt: long, now: later(moment, HOUR), horizon: DAY, ...change });
  const countReminders = (windows: Date[], change: (at: Date) => object) =>
    windows.map((at) => evaluateWith(change(at)).due.length);

  test('R7.4 a reminder is due from its exact time and next until then', () => {
    const evaluations = around(moment).map((now) => evaluateWith({ now, evaluatedAt: addMs(now, -MINUTE) }));
    expect(evaluations.map(({ due }) => due.length)).toEqual([0, 1, 1]);
    expect(evaluations.map(({ next }) => next?.toISOString())).toEqual([
      moment,
      '2028-03-01T08:00:00.000Z',
      '2028-03-01T08:00:00.000Z',
    ]);
  });

  test('R7.4 a reminder is sent up to twelve hours late, with two-minute grace', () => {
    const late = around(later(moment, MAX_DELAY).toISOString());
    expect(countReminders(late, (now) => ({ now }))).toEqual([1, 1, 0]);
    expect(countReminders(around(later(moment, 2 * MINUTE).toISOString()), (evaluatedAt) => ({ evaluatedAt }))).toEqual(
      [1, 1, 0],
    );
    expect(countReminders(around(moment), (createdAt) => ({ createdAt }))).toEqual([1, 1, 0]);
  });
});

test.each(changeDays)(
  'R7.4 in $timeZone the summary at $odd.time of $day comes once',
  ({ timeZone, odd, begin, end }) => {
    const moments = dailyMoments(odd.time, timeZone);
    const foundMoments = moments(later(begin, -DAY), later(end, DAY - 1)).map(({ at }) => at.toISOString());
    expect(foundMoments).toHaveLength(3);
    expect(foundMoments[1]).toBe(odd.at);
  },
);

test.each(midnights)('R7.4 in $timeZone the summary of $day contains only that day’s items', ({ timeZone, day }) => {
  const course = { ...apoquel, ...sinceEver, frequency: 'SID' as const, startsOn: day, endsOn: day, timeZone };
  const routine = { title: 'Walk', weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone, plannedFrom: null };
  const routines = ['00:00', '22:30'].map((timeOfDay) => ({ ...routine, timeOfDay }));
  const none = { appointments: [], followUps: [], vaccinations: [] };
  const pet = { ...anAgendaPet().vaccinated, type: 'hamster' };
  const one = { name: 'Luna', routines, medications: [{ ...course, reminders: ['12:00'] }], ...none, pet };

  const kindsOn = (on: string) => summaryOf([one], on, timeZone).map(({ kind }) => kind);

  expect(kindsOn(addDays(day, -1)).filter((kind) => kind === 'medication')).toEqual([]);
  expect(kindsOn(day).toSorted()).toEqual(['medication', 'routine', 'routine']);
  expect(kindsOn(addDays(day, 1)).filter((kind) => kind === 'medication')).toEqual([]);
});

describe('R7.4 quiet hours', () => {
  test.each([
    ['America/Santiago', '2026-09-06T03:30:00.000Z', '2026-09-06T10:00:00.000Z'],
    ['America/Santiago', '2026-04-05T02:30:00.000Z', '2026-04-05T11:00:00.000Z'],
    ['America/Santiago', '2026-04-05T03:30:00.000Z', '2026-04-05T11:00:00.000Z'],
    ['America/Nuuk', '2026-03-29T00:30:00.000Z', '2026-03-29T08:00:00.000Z'],
    ['Asia/Kathmandu', '2028-02-28T18:00:00.000Z', '2028-02-29T01:15:00.000Z'],
    ['Asia/Kathmandu', '2028-02-29T18:00:00.000Z', '2028-03-01T01:15:00.000Z'],
    ['Pacific/Apia', '2028-02-28T10:00:00.000Z', '2028-02-28T18:00:00.000Z'],
  ])('R7.4 in %s, a reminder at %s waits until %s', (timeZone, at, end) => {
    const wish = { kind: 'routine', at: new Date(at), dueAt: new Date(at) } as const;
    expect(sendingTime(wish, night, timeZone).toISOString()).toBe(end);
  });

  test.each([
    ['Asia/Kathmandu', '2028-02-29T16:15:00.000Z', '2028-03-01T01:15:00.000Z'],
    ['Pacific/Apia', '2028-02-29T09:00:00.000Z', '2028-02-29T18:00:00.000Z'],
    ['America/Santiago', '2026-09-06T02:00:00.000Z', '2026-09-06T10:00:00.000Z'],
    ['Europe/Madrid', '2026-03-28T21:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['Europe/Madrid', '2026-10-24T20:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('R7.4 in %s, quiet hours last from %s to %s', (timeZone, from, to) => {
    const far = later(to, DAY).toISOString();
    const sendTimesAround = (moment: string) => around(moment).map((at) => sendTimeOf(at, timeZone, far));
    expect(sendTimesAround(from)).toEqual([later(from, -1).toISOString(), to, to]);
    expect(sendTimesAround(to)).toEqual([to, to, later(to, 1).toISOString()]);
    expect(around(to).map((dueAt) => sendTimeOf(from, timeZone, dueAt.toISOString()))).toEqual([from, to, to]);
  });
});

test.each(midnights)(
  'R7.4 in $timeZone an undelivered reminder of $day belongs to that day',
  ({ timeZone, day, begin }) => {
    const rows = around(begin).map((dueAt) => ({ id: 'r', petId: null, kind: 'stay', subject: null, dueAt }));
    expect(toUndelivered(rows, new Map(), timeZone).map((one) => one.day)).toEqual([addDays(day, -1), day, day]);
  },
);
