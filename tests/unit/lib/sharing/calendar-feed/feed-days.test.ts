import { addDays, instantFromJson } from '@/lib/core/time/dates';
import {
  doseEvents,
  type FedMedication,
  type FedRoutine,
  routineEvent,
} from '@/lib/sharing/calendar-feed/repeated-events';
import { around, midnights } from '@/tests/support/clock-changes';

const timestamps = { createdAt: new Date('2026-01-01T00:00Z'), updatedAt: new Date('2026-01-01T00:00Z') };
const routine: FedRoutine = {
  ...{ ...timestamps, id: 'r1', kind: 'feeding', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '00:00', timeZone: 'UTC' },
  ...{ durationMinutes: null, reminderMinutesBefore: null, plannedFrom: '2000-01-01T00:00:00.000Z' },
};
const medication: FedMedication = {
  ...{
    ...timestamps,
    id: 'm1',
    name: 'Apoquel',
    frequency: 'SID',
    startsOn: '2026-01-01',
    endsOn: null,
    reminders: [],
  },
  ...{ timeZone: 'UTC', dosage: null, steps: [], plannedFrom: '2000-01-01T00:00:00.000Z', pastPlans: [] },
};

test.each(midnights)('R7.8 in $timeZone a routine created around $day starts on its first day', (one) => {
  const { timeZone, day, begin } = one;
  const starts = around(begin).map((from) =>
    routineEvent({ ...routine, timeZone, plannedFrom: from.toISOString() }, ''),
  );
  expect(starts.map(({ start }) => start)).toEqual(
    [day, day, addDays(day, 1)].map((on) => ({ day: on, time: '00:00', timeZone })),
  );
});

test.each(midnights)('R7.8 in $timeZone a course ending before $day ends at its midnight', (one) => {
  const { timeZone, day, begin } = one;
  const course = { ...medication, startsOn: addDays(day, -30), endsOn: addDays(day, -1), timeZone };
  const [event] = doseEvents(course, '', instantFromJson(begin));
  const end = new Date(instantFromJson(begin).getTime() - 1000).toISOString();
  expect(event?.rule).toBe(`FREQ=DAILY;INTERVAL=1;UNTIL=${end.replace(/[-:]|\.\d+/g, '')}`);
});

test.each([
  ['Europe/Madrid', '2026-01-29', ['2026-01-29', '2026-02-28', '2026-03-29', '2026-04-29']],
  ['Asia/Kathmandu', '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['Pacific/Apia', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['America/Santiago', '2026-07-31', ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31']],
])('R7.8 in %s a monthly dose from %s uses the last days', (timeZone, startsOn, days) => {
  const course: FedMedication = { ...medication, frequency: 'QMO', startsOn, timeZone, reminders: ['00:30'] };
  const events = doseEvents(course, '', instantFromJson(`${startsOn}T12:00:00Z`));
  expect(events.slice(0, 4).map(({ start }) => start)).toEqual(days.map((day) => ({ day, time: '00:30', timeZone })));
});

test('R7.8 a first dose on the 31st, entered late, keeps its time', () => {
  const plannedFrom = '2026-01-31T15:20:00.000Z';
  const course: FedMedication = { ...medication, frequency: 'QMO', startsOn: '2026-01-31', plannedFrom };
  const events = doseEvents(course, '', instantFromJson(plannedFrom));
  const at = { time: '08:00', timeZone: 'UTC' };
  expect(events.slice(0, 3).map(({ start }) => start)).toEqual([
    instantFromJson(plannedFrom),
    { day: '2026-02-28', ...at },
    { day: '2026-03-31', ...at },
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});
