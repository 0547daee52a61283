import { instantFromJson } from '@/lib/core/time/dates';
import { taskIds } from '@/lib/overviews/travel/queries/task-ids';
import type { Step } from '@/lib/overviews/travel/step';
import { taskMoment } from '@/lib/overviews/travel/task-moment';
import { aPlanOf, aTrip, plannedAt, stepOf } from '@/tests/support/a-trip';

const momentOf = (step: Step, today?: string) => taskMoment(step, plannedAt(today))?.toISOString();
const within = (from: string, by: string) => ({ ...stepOf(aPlanOf(), 'rabies'), from, by });

test('R13.7 a task is planned in the middle of its last two weeks', () => {
  expect(momentOf(stepOf(aPlanOf(), 'rabies'))).toBe('2026-12-15T09:00:00.000Z');
  expect(momentOf(stepOf(aPlanOf(), 'tapeworm'))).toBe('2027-01-17T09:00:00.000Z');
  expect(momentOf(within('2026-11-24', '2026-11-25'))).toBe('2026-11-24T09:00:00.000Z');
});

test('R13.7 today it is planned for the next hour, later never', () => {
  expect(momentOf(within('2026-11-22', '2026-11-22'))).toBe('2026-11-22T10:00:00.000Z');
  expect(momentOf(within('2026-11-01', '2026-11-21'))).toBeUndefined();
  expect(momentOf(stepOf(aPlanOf({ pet: { microchippedOn: null } }), 'chip'))).toBeUndefined();
});

test.each([
  ['2027-01-15T17:30:00Z', '00:10'],
  ['2027-01-19T09:30:00Z', '18:00'],
])('R13.7 seen at %s the treatment is planned within its hours', (at, time) => {
  const step = stepOf(aPlanOf({ trip: { time } }), 'tapeworm');
  const planned = { at: instantFromJson(at), today: at.slice(0, 10), timeZone: 'Europe/Madrid' };

  const moment = taskMoment(step, planned);

  expect(moment && step.hours && step.hours.from <= moment && moment <= step.hours.to).toBe(true);
});

test('R13.7 a task of a trip has one id, whoever plans it', () => {
  const ids = taskIds('0192f0c0-0000-7000-8000-000000000001', aTrip);

  expect(taskIds('0192f0c0-0000-7000-8000-000000000001', { ...aTrip })).toEqual(ids);
  expect(new Set(Object.values(ids)).size).toBe(8);
  for (const id of Object.values(ids))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(taskIds('0192f0c0-0000-7000-8000-000000000001', { ...aTrip, arrival: '2027-01-21' }).rabies).not.toBe(
    ids.rabies,
  );
  expect(taskIds('0192f0c0-0000-7000-8000-000000000002', aTrip).rabies).not.toBe(ids.rabies);
});
