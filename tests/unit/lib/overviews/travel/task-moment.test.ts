import { instantFromJson } from '@/lib/core/time/dates';
import { taskIds } from '@/lib/overviews/travel/queries/task-ids';
import type { Step } from '@/lib/overviews/travel/step';
import { taskMoment } from '@/lib/overviews/travel/task-moment';
import { taskKeys } from '@/lib/overviews/travel/vocabulary';
import { aPlanOf, aTrip, plannedAt, stepOf } from '@/tests/support/a-trip';

const momentOf = (step: Step, today?: string) => taskMoment(step, plannedAt(today))?.toISOString();
const within = (from: string, by: string) => ({ ...stepOf(aPlanOf(), 'rabies'), from, by });

test('R13.7 suggests the middle of the two weeks before the deadline', () => {
  expect(momentOf(stepOf(aPlanOf(), 'rabies'))).toBe('2026-12-15T09:00:00.000Z');
  expect(momentOf(stepOf(aPlanOf(), 'tapeworm'))).toBe('2027-01-17T09:00:00.000Z');
  expect(momentOf(within('2026-11-24', '2026-11-25'))).toBe('2026-11-24T09:00:00.000Z');
});

test('R13.7 suggests the next hour today, and no time for past dates', () => {
  expect(momentOf(within('2026-11-22', '2026-11-22'))).toBe('2026-11-22T10:00:00.000Z');
  expect(momentOf(within('2026-11-01', '2026-11-21'))).toBeUndefined();
  expect(momentOf(stepOf(aPlanOf({ pet: { microchippedOn: null } }), 'chip'))).toBeUndefined();
});

test.each([
  ['2027-01-15T17:30:00Z', '00:10'],
  ['2027-01-19T09:30:00Z', '18:00'],
])('R13.7 at %s, suggests a treatment time within the allowed hours', (at, time) => {
  const step = stepOf(aPlanOf({ trip: { time } }), 'tapeworm');
  const planTime = { at: instantFromJson(at), today: at.slice(0, 10), timeZone: 'Europe/Madrid' };

  const moment = taskMoment(step, planTime);

  expect(moment && step.hours && step.hours.from <= moment && moment <= step.hours.to).toBe(true);
});

// Full hours in Kathmandu (UTC+5:45) are at a quarter past in UTC. The day in Apia begins long before Spain's.
test.each([
  ['Asia/Kathmandu', '2026-11-22T05:14:59.999Z', '2026-11-22T05:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22T05:15:00.000Z', '2026-11-22T06:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22T05:15:00.001Z', '2026-11-22T06:15:00.000Z'],
  ['Pacific/Apia', '2026-11-21T21:59:59.999Z', '2026-11-21T22:00:00.000Z'],
  ['Pacific/Apia', '2026-11-21T22:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['America/Santiago', '2026-11-22T13:30:00.000Z', '2026-11-22T14:00:00.000Z'],
])('R13.7 in %s, today at %s, the next full hour is %s', (timeZone, at, hour) => {
  const planTime = { at: instantFromJson(at), today: '2026-11-22', timeZone };
  expect(taskMoment(within('2026-11-22', '2026-11-22'), planTime)?.toISOString()).toBe(hour);
});

test.each([
  ['Europe/Madrid', '2026-03-29', '2026-03-29T08:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-25T09:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T13:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T04:15:00.000Z'],
  ['Pacific/Apia', '2028-02-29', '2028-02-28T21:00:00.000Z'],
])('R13.7 in %s on %s, suggests ten o’clock', (timeZone, day, opening) => {
  const planTime = { at: instantFromJson(`${day}T00:00:00Z`), today: day, timeZone };
  const at = new Date(planTime.at.getTime() - 24 * 3_600_000);
  expect(taskMoment(within(day, day), { ...planTime, at })?.toISOString()).toBe(opening);
});

test('R13.7 each task of a trip has a stable id', () => {
  const ids = taskIds('0192f0c0-0000-7000-8000-000000000001', aTrip);

  expect(taskIds('0192f0c0-0000-7000-8000-000000000001', { ...aTrip })).toEqual(ids);
  expect(new Set(Object.values(ids)).size).toBe(taskKeys.length);
  for (const id of Object.values(ids))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(taskIds('0192f0c0-0000-7000-8000-000000000001', { ...aTrip, arrival: '2027-01-21' }).rabies).not.toBe(
    ids.rabies,
  );
  expect(taskIds('0192f0c0-0000-7000-8000-000000000002', aTrip).rabies).not.toBe(ids.rabies);
});
