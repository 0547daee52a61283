import { addMs, DAY, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { asksIfDone, columnsOf, isUpcoming, monthAhead, toAppointment } from '@/lib/records/appointments/appointment';
import { type CalendarRow, calendarEventOf } from '@/lib/records/appointments/calendar-event';
import { appointmentInput, listQuery, repeatRule } from '@/lib/records/appointments/schema';
import { sortTasks, taskAppointments } from '@/lib/records/appointments/task-appointments';
import { anAppointment } from '@/tests/unit/components/records/appointments/an-appointment';

const at = instantFromJson('2026-11-21T10:00:00.000Z');
const row: Omit<CalendarRow, 'pet'> = {
  ...{ id: 'a1', startsAt: at, durationMinutes: null, kind: 'vet', title: null, place: 'Sol', status: 'planned' },
  ...{ reminderMinutesBefore: 60, revision: 2, updatedAt: at, deletedAt: null },
};
const event = (more: Partial<CalendarRow> = {}) => calendarEventOf({ ...row, ...more }, 'Check-up');

test('R7.8 a calendar event has the appointment’s length and alarm', () => {
  expect(event()).toMatchObject({
    ...{
      sequence: 2,
      changedAt: at,
      start: at,
      summary: 'Check-up',
      location: 'Sol',
      status: 'confirmed',
      alarms: [60],
    },
  });
  expect([event().minutes, event({ durationMinutes: 15 }).minutes]).toEqual([60, 15]);
});

test.each<[Partial<CalendarRow>, string, number[]]>([
  [{ status: 'cancelled' }, 'cancelled', []],
  [{ status: 'done' }, 'confirmed', []],
  [{ reminderMinutesBefore: null }, 'confirmed', []],
  [{ reminderMinutesBefore: 0 }, 'confirmed', [0]],
  [{ deletedAt: addMs(at, 1) }, 'cancelled', [60]],
])('R7.8 with %j an event is %s with alarms %j', (more, status, alarms) => {
  expect(event(more)).toMatchObject({ status, alarms, changedAt: more.deletedAt ?? at });
});

const rowOf = (id: string, deletedAt: Date | null = null) => ({ ...anAppointment({ id }), startsAt: at, deletedAt });

test('R13.7 matches tasks with their appointments and lists the rest as visits', () => {
  const { visits, taskOf } = sortTasks(
    [rowOf('t1'), rowOf('t2', at), rowOf('v1'), rowOf('v2', at)],
    ['t1', 't2', 't3'],
  );

  expect(visits.map(({ id }) => id)).toEqual(['v1']);
  expect(taskOf('t1')).toMatchObject({ id: 't1', appointment: { id: 't1' }, isBinned: false });
  expect(taskOf('t2')).toEqual({ id: 't2', appointment: null, isBinned: true });
  expect(taskOf('t3')).toEqual({ id: 't3', appointment: null, isBinned: false });
});

test('R13.7 queries task appointments and upcoming vet visits in order', () => {
  const { where, orderBy, take, select } = taskAppointments(['t1', 't2'], at);
  expect(where.OR).toEqual([
    { id: { in: ['t1', 't2'] } },
    { deletedAt: null, kind: 'vet', status: 'planned', startsAt: { gte: addMs(at, -HOUR) } },
  ]);
  expect([orderBy, take]).toEqual([[{ startsAt: 'asc' }, { id: 'asc' }], 22]);
  expect(select).toMatchObject({ startsAt: true, deletedAt: true });
});

test('R7.8 converts a row to an appointment; repetition is not a column', () => {
  expect(toAppointment({ ...anAppointment(), startsAt: at })).toEqual({
    ...anAppointment(),
    startsAt: at.toISOString(),
  });
  const requestBody = appointmentInput.parse({
    startsAt: at.toISOString(),
    kind: 'vet',
    repeat: { every: 'week', times: 2 },
  });
  expect(columnsOf(requestBody)).not.toHaveProperty('repeat');
  expect(columnsOf(requestBody)).toMatchObject({ kind: 'vet' });
});

test('R7.8 asks whether it took place from its start, past after an hour', () => {
  const startAt = (ms: number) => ({ startsAt: addMs(at, ms).toISOString(), status: 'planned' as const });
  expect([isUpcoming(startAt(-HOUR), at), isUpcoming(startAt(-HOUR - 1), at)]).toEqual([true, false]);
  expect([asksIfDone(startAt(0), at), asksIfDone(startAt(1), at)]).toEqual([true, false]);
  expect(asksIfDone({ ...startAt(-1), status: 'cancelled' }, at)).toBe(false);
});

test('R7.8 the current week starts today', () => {
  const ahead = (days: number) =>
    monthAhead({ startsAt: addMs(at, days * DAY).toISOString(), timeZone: 'UTC' }, '2026-11-21');
  expect([ahead(6), ahead(7)]).toEqual([null, '2026-11-01']);
});

const messages = (more: object) =>
  appointmentInput
    .safeParse({ startsAt: at.toISOString(), kind: 'vet', ...more })
    .error?.issues.map(({ message }) => message.replace(/^\w+\.validation\./, '')) ?? [];

test.each([
  [{ startsAt: '1900-01-01T00:00:00Z' }, []],
  [{ startsAt: '1899-12-31T23:59:59Z' }, ['dateTooEarly']],
  [{ startsAt: '2199-12-31T23:59:59Z' }, []],
  [{ startsAt: '2200-01-01T00:00:00Z' }, ['dateTooFar']],
  [{ startsAt: '2026-11-21T10:00:00+01:00' }, []],
  [{ startsAt: '1' }, ['dateInvalid']],
  [{ startsAt: 'x' }, ['dateInvalid']],
  [{ durationMinutes: 5 }, []],
  [{ reminderMinutesBefore: 0 }, []],
  [{ reminderMinutesBefore: 20_160 }, []],
  [{ repeat: { every: 'year', times: 2 } }, []],
  [{ repeat: { every: 'week', times: 26 } }, []],
  [{ title: 'x'.repeat(120) }, []],
])('R7.8 reports the errors of %j as %j', (more, faults) => {
  expect(messages(more)).toEqual(faults);
});

test('R7.8 a series has two to twenty-six appointments', () => {
  expect([1, 2, 26, 27, 2.5].map((times) => repeatRule.safeParse({ every: 'week', times }).success)).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect([listQuery.safeParse({ upcoming: 'true' }).success, listQuery.safeParse({ upcoming: 'yes' }).success]).toEqual(
    [...[true, false]],
  );
});
