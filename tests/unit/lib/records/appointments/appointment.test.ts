import fc from 'fast-check';
import {
  asksIfDone,
  checkAppointment,
  isUpcoming,
  isWeighIn,
  monthAhead,
} from '@/lib/records/appointments/appointment';
import { appointmentForm } from '@/lib/records/appointments/form';
import { mapHref, visitHref } from '@/lib/records/appointments/links';
import { appointmentInput, appointmentPatch } from '@/lib/records/appointments/schema';
import { RUNS } from '@/tests/support/property-runs';
import { anAppointment } from '@/tests/unit/components/records/appointments/an-appointment';

const at = new Date('2026-11-21T10:00:00.000Z');
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000).toISOString();

test('R7.8 an appointment stays upcoming for an hour', () => {
  expect(isUpcoming({ startsAt: hours(-1) }, at)).toBe(true);
  expect(isUpcoming({ startsAt: hours(-1.01) }, at)).toBe(false);
});

test('R7.8 groups appointments by week, then by month', () => {
  const onDay = (startsAt: string) => monthAhead({ startsAt, timeZone: 'Europe/Madrid' }, '2026-11-21');
  expect(onDay('2026-11-21T09:00:00Z')).toBeNull();
  expect(onDay('2026-11-27T22:59:00Z')).toBeNull();
  expect(onDay('2026-11-27T23:00:00Z')).toBe('2026-11-01');
  expect(onDay('2027-01-05T09:00:00Z')).toBe('2027-01-01');
});

test('R7.8 asks only about planned appointments that have started', () => {
  expect(asksIfDone({ status: 'planned', startsAt: hours(0) }, at)).toBe(true);
  expect(asksIfDone({ status: 'planned', startsAt: hours(0.1) }, at)).toBe(false);
  expect(asksIfDone({ status: 'done', startsAt: hours(-5) }, at)).toBe(false);
});

test.each([
  ['Weigh-in', true],
  ['Control de peso', true],
  ['A la báscula', true],
  ['Check-up', false],
  ['Espesor del pelo', false],
  [null, false],
])('R7.8 recognizes %s as a weigh-in: %s', (title, expected) => {
  expect(isWeighIn({ title })).toBe(expected);
});

test('R7.8 rejects an appointment before the pet’s birth', () => {
  const pet = { type: 'dog', dateOfBirth: '2026-11-21', deceasedOn: null };
  expect(checkAppointment(anAppointment({ startsAt: '2026-11-19T10:00:00.000Z' }), pet)).toHaveProperty('startsAt');
  expect(checkAppointment(anAppointment({ startsAt: hours(0) }), pet)).toEqual({});
});

test('R7.8 requires only time and kind; a patch changes only named fields', () => {
  expect(appointmentInput.parse({ startsAt: hours(5), kind: 'vet' })).toEqual({
    startsAt: new Date(hours(5)),
    kind: 'vet',
    title: null,
    durationMinutes: null,
    place: null,
    note: null,
    status: 'planned',
    reminderMinutesBefore: null,
    repeat: null,
  });
  expect(appointmentPatch.parse({ status: 'done' })).toEqual({ status: 'done' });
  expect(appointmentPatch.safeParse({ repeat: null }).success).toBe(false);
});

test.each([
  ['startsAt', '2026-11-21'],
  ['startsAt', '1899-12-31T23:00:00Z'],
  ['startsAt', '2200-01-01T00:00:00Z'],
  ['kind', 'dentist'],
  ['durationMinutes', 4],
  ['durationMinutes', 30.5],
  ['reminderMinutesBefore', -1],
  ['reminderMinutesBefore', 20_161],
  ['title', 'x'.repeat(121)],
  ['timeZone', 'Mars/Olympus'],
  ['repeat', { every: 'day', times: 3 }],
  ['repeat', { every: 'week', times: 27 }],
])('R7.8 rejects invalid values: %s as %j', (field, value) => {
  const requestBody = { startsAt: hours(5), kind: 'vet', [field]: value };
  const issues = appointmentInput.safeParse(requestBody).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual([field]);
});

describe('form', () => {
  const typedAppointment = {
    startsAt: '2026-03-29',
    time: '10:00',
    kind: 'vet' as const,
    title: '',
    durationMinutes: '30',
    place: '',
    note: '',
    reminderMinutesBefore: '',
    every: '' as const,
    times: '4',
    scope: 'one' as const,
  };

  test('R7.8 parses date and time in the time zone, and empty as null', () => {
    const form = appointmentForm({ timeZone: 'Europe/Madrid', original: null });

    expect(form.parse(typedAppointment)).toMatchObject({
      startsAt: new Date('2026-03-29T08:00:00Z'),
      durationMinutes: 30,
      reminderMinutesBefore: null,
      title: null,
      repeat: null,
    });
    expect(form.parse({ ...typedAppointment, every: 'month' }).repeat).toEqual({ every: 'month', times: 4 });
  });

  test('R7.8 keeps the second occurrence of a repeated hour if left unchanged', () => {
    const second = new Date('2026-10-25T01:30:00Z');
    const storedMoment = { startsAt: second, day: '2026-10-25', time: '02:30' };
    const form = appointmentForm({ timeZone: 'Europe/Madrid', original: storedMoment });
    const shownAppointment = { ...typedAppointment, startsAt: storedMoment.day, time: storedMoment.time };
    expect(form.parse(shownAppointment).startsAt).toEqual(second);
    expect(form.parse({ ...shownAppointment, time: '02:31' }).startsAt).toEqual(new Date('2026-10-25T00:31:00Z'));
  });

  test.each([
    ['startsAt', ''],
    ['time', '25:00'],
    ['times', ''],
    ['times', '1'],
    ['times', 'many'],
  ])('R7.8 rejects invalid form values: %s as "%s"', (field, value) => {
    const form = appointmentForm({ timeZone: 'UTC', original: null });
    const issues = form.safeParse({ ...typedAppointment, every: 'week', [field]: value }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

test('R7.8 links escape any text that people enter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (place) => {
      const map = new URL(mapHref(place));
      expect([map.origin, map.searchParams.get('query')]).toEqual(['https://www.openstreetmap.org', place]);
      const visit = new URL(visitHref('p1', anAppointment({ place, title: place })), 'https://x.example');
      expect(visit.searchParams.get('clinic')).toBe(place);
      expect(visit.pathname).toBe('/pets/p1/vet-records');
    }),
    { numRuns: RUNS },
  );

  const late = anAppointment({ startsAt: '2026-11-21T23:30:00.000Z', timeZone: 'Europe/Madrid', place: null });
  expect(visitHref('p1', late)).toBe('/pets/p1/vet-records?new=1&appointment=a1&visitedOn=2026-11-22&reason=Check-up');
});
