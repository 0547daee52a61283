import { addDays, addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { countDoses } from '@/lib/overviews/visit-brief/missed-doses';
import { newsSince } from '@/lib/overviews/visit-brief/news';
import { sinceOf } from '@/lib/overviews/visit-brief/since';
import { weightChange } from '@/lib/overviews/visit-brief/weight-change';
import { followUpState } from '@/lib/records/vet-records/follow-up';
import { sinceEver } from '@/tests/support/a-plan';
import { around, midnights } from '@/tests/support/clock-changes';
import { apoquel } from '../../../components/records/medications/a-medication';

test.each([
  ['2028-08-29', '2028-02-29'],
  ['2028-08-30', '2028-02-29'],
  ['2028-08-31', '2028-02-29'],
  ['2028-09-01', '2028-03-01'],
  ['2026-08-28', '2026-02-28'],
  ['2026-08-29', '2026-02-28'],
])('R7.5 on %s, the half-year report starts on %s', (today, from) => {
  expect(sinceOf(undefined, null, today).from).toBe(from);
});

test.each([
  ['2028-02-28', '2028-02-29'],
  ['2028-02-29', '2028-03-01'],
  ['2026-02-28', '2026-03-01'],
])('R7.5 after a visit on %s the report begins on %s', (visit, from) => {
  expect(sinceOf(undefined, visit, '2028-04-01').from).toBe(from);
  expect(sinceOf('2028-02-29', visit, '2028-02-29').source).toBe('chosen');
  expect(sinceOf('2028-02-29', visit, '2028-02-28').source).toBe('visit');
  expect(sinceOf('2026-02-29', visit, '2028-04-01').source).toBe('visit');
});

test.each([
  ['2028-02-27', 0],
  ['2028-02-28', 1],
  ['2028-02-29', 1],
  ['2028-03-01', 1],
  ['2028-03-02', 0],
])('R7.5 around 29 February, a report counts a change on %s: %i', (startsOn, count) => {
  const medications = [{ name: 'Apoquel', frequency: 'SID' as const, startsOn, endsOn: null }];
  expect(newsSince({ conditions: [], allergies: [], medications }, '2028-02-28', '2028-03-01')).toHaveLength(count);
});

test.each(midnights)('R7.5 in $timeZone doses are counted from the midnight of $day', (one) => {
  const { timeZone, day, begin } = one;
  const course = { ...apoquel, ...sinceEver, frequency: 'SID' as const, startsOn: '2000-01-01', timeZone };
  const plannedStart = addMs(instantFromJson(begin), -24 * HOUR).toISOString();
  const log = [
    { medicationId: apoquel.id, scheduledFor: plannedStart, status: 'given' as const, at: plannedStart, reason: null },
  ];
  const at = addMs(instantFromJson(begin), 20 * HOUR);
  const missedDosesFrom = (from: string) =>
    countDoses([{ ...course, reminders: ['00:00'] }], log, { from, completeSince: null, at })[0];

  expect(missedDosesFrom(day)).toMatchObject({ missed: 1, due: 1, countedFrom: day });
  expect(missedDosesFrom(addDays(day, 1))).toBeUndefined();
});

test.each(midnights)('R7.3 in $timeZone a weight belongs to $day from midnight', ({ timeZone, day, begin }) => {
  const days = around(begin).map(
    (at) => weightChange([{ measuredAt: at.toISOString(), grams: 1000 }], day, timeZone)?.latest.day,
  );
  expect(days).toEqual([undefined, day, day]);
});

test.each([
  ['2028-02-28', 'planned'],
  ['2028-02-29', 'due'],
  ['2028-03-01', 'due'],
])('R7.5 on %s, a follow-up dated 29 February is %s', (today, state) => {
  expect(followUpState({ followUpOn: '2028-02-29', followedUpAt: null }, today)).toBe(state);
});
