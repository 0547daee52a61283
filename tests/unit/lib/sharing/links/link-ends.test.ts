import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { endOfChoice, lifetimeFromNow } from '@/lib/sharing/links/link-end';
import { shareInput } from '@/lib/sharing/links/schema';
import { toShare } from '@/lib/sharing/links/share';
import { countdown, timeLeft } from '@/lib/sharing/links/time-left';
import { todayTasks } from '@/lib/sharing/links/today-tasks';
import { sinceEver } from '@/tests/support/a-plan';
import { breakfast } from '@/tests/support/a-routine';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';
import { apoquel } from '@/tests/unit/components/records/medications/a-medication';

const later = (moment: string, ms: number) => addMs(instantFromJson(moment), ms);
const at = instantFromJson('2028-02-28T12:00:00Z');

test.each(changeDays)('R9.1 in $timeZone a link until $day ends in its last minute', (change) => {
  const { timeZone, day, begin, end, odd } = change;
  const last = later(end, -MINUTE).toISOString();
  const endsOfLinks = [begin, odd.shown.day === day ? odd.at : begin, later(end, -2 * MINUTE).toISOString()];
  for (const moment of endsOfLinks) {
    expect(endOfChoice('tonight', '2020-01-01', { at: instantFromJson(moment), timeZone })).toBe(last);
  }
  expect(endOfChoice('other', day, { at: instantFromJson('2026-01-01T00:00:00Z'), timeZone })).toBe(last);
});

test.each(midnights)('R9.1 in $timeZone the end of tonight changes at midnight of $day', ({ timeZone, day, begin }) => {
  const [before, from] = around(begin).map((moment) => endOfChoice('tonight', day, { at: moment, timeZone }));
  expect(before).toBe(later(begin, -MINUTE).toISOString());
  expect(from).toBe(endOfChoice('other', day, { at, timeZone }));
});

test.each([
  ['week', '2028-03-06T12:00:00.000Z'],
  ['month', '2028-03-29T12:00:00.000Z'],
] as const)('R9.1 a %s from 28 February 2028 ends at %s', (choice, end) => {
  expect(endOfChoice(choice, '2028-02-28', { at, timeZone: 'Europe/Madrid' })).toBe(end);
  expect(around(end, 30 * MINUTE).map((moment) => lifetimeFromNow(moment.toISOString(), at))).toEqual([
    null,
    choice,
    null,
  ]);
  expect(around(end, 30 * MINUTE - 1).map((moment) => lifetimeFromNow(moment.toISOString(), at))).toEqual([
    choice,
    choice,
    choice,
  ]);
});

test('R9.1 a link is expired from its exact end', () => {
  const expiresAt = instantFromJson('2028-02-29T23:59:00Z');
  const row = {
    ...{ id: 's1', label: 'Vet', kind: 'vet' as const, sections: [], keySealed: new Uint8Array(), createdAt: at },
    ...{ expiresAt, revokedAt: null, pinHash: null, openings: 0, lastOpenedAt: null, clinicAddress: null },
  };
  const states = around(expiresAt.toISOString()).map((moment) => toShare(row, moment).state);
  expect(states).toEqual(['active', 'expired', 'expired']);
});

test('R9.1 a link has to end in the future and within 366 days', () => {
  const isTaken = (moment: Date) => shareInput(at).safeParse({ kind: 'vet', expiresAt: moment.toISOString() }).success;
  expect(around(at.toISOString()).map(isTaken)).toEqual([false, false, true]);
  expect(around('2029-02-28T12:00:00.000Z').map(isTaken)).toEqual([true, true, false]);
});

test.each([
  [2 * DAY, ['days 2', 'days 2', 'days 2']],
  [2 * DAY - MINUTE, ['hours 47', 'hours 47', 'days 2']],
  [HOUR, ['hours 1', 'hours 1', 'hours 1']],
  [HOUR - MINUTE, ['minutes 59', 'minutes 59', 'hours 1']],
  [0, ['minutes 0', 'minutes 0', 'minutes 1']],
])('R9.1 %i milliseconds before its end, a ticket shows: %j', (ms, shownTexts) => {
  const timesLeft = around(addMs(at, ms).toISOString()).map((end) => timeLeft(end.toISOString(), at));
  expect(timesLeft.map(({ unit, count }) => `${unit} ${count}`)).toEqual(shownTexts);
});

test.each(changeDays)('R9.1 in $timeZone on $day the countdown uses elapsed time', ({ end, change }) => {
  expect(around(change).map((moment) => countdown(later(change, DAY).toISOString(), moment))).toEqual([
    { days: 1, hours: 0, minutes: 0 },
    { days: 1, hours: 0, minutes: 0 },
    { days: 0, hours: 23, minutes: 59 },
  ]);
  expect(timeLeft(end, later(end, -DAY))).toEqual({ unit: 'hours', count: 24 });
});

test.each(changeDays)('R9.2 in $timeZone a link shows the tasks of $day once', ({ timeZone, day, begin, odd }) => {
  const routine = { ...breakfast, ...sinceEver, timeZone, timeOfDay: odd.time };
  const course = { ...apoquel, ...sinceEver, frequency: 'SID' as const, startsOn: '2000-01-01', timeZone };
  const plan = { routines: [routine], completions: [], medications: [{ ...course, reminders: ['12:00'] }], doses: [] };
  expect(
    todayTasks(plan, day, instantFromJson(begin))
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Apoquel', 'Breakfast']);
});
