import { instantFromJson } from '@/lib/core/time/dates';
import { nextDose, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Dose, Medication } from '@/lib/records/medications/medication';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const noon = instantFromJson('2026-05-20T12:00:00Z');
const today = { from: instantFromJson('2026-05-20T00:00:00Z'), to: instantFromJson('2026-05-20T23:59:59Z'), at: noon };
const utc = { ...apoquel, timeZone: 'UTC' };
const linesOf = (course: Medication, log: Dose[]) => trackedDoses(course, log, today).map(({ log: line }) => line?.id);

const ofPlan = givenAt('09:00', { scheduledFor: '2026-05-20T08:00:00.000Z' });
const punctual = givenAt('08:00', { scheduledFor: null });
const free = givenAt('09:30', { scheduledFor: null });

test.each([[[ofPlan, punctual]], [[punctual, ofPlan]], [[ofPlan, free]], [[free, ofPlan]]])(
  'R7.3 a dose logged for a planned time keeps its slot',
  (log) => {
    expect(linesOf(utc, log)).toEqual(['d-09:00', undefined]);
  },
);

test('R11.4 a repeat at the time of another dose does not fill it', () => {
  expect(linesOf(utc, [givenAt('20:00', { scheduledFor: null, reason: 'Spat it out' })])).toEqual([
    ...[undefined, undefined],
  ]);
});

test.each([
  ['08:29', ['d-08:29', undefined]],
  ['08:30', ['d-08:30', undefined]],
  ['08:31', [undefined, 'd-08:31']],
])('R7.3 at a schedule change, a dose at %s fits the nearer plan', (time, lines) => {
  const change = '2026-05-20T08:30:00.000Z';
  const before = { startsOn: '2026-05-01', endsOn: null, reminders: ['08:00'], timeZone: 'UTC', until: change };
  const course: Medication = {
    ...{ ...utc, frequency: 'SID', reminders: ['09:00'], plannedFrom: change },
    pastPlans: [{ ...before, frequency: 'SID', from: '2026-05-01T00:00:00.000Z' }],
  };
  expect(linesOf(course, [givenAt(time, { scheduledFor: null })])).toEqual(lines);
});

test.each([
  ['2026-05-20', '2026-05-20T06:00:00Z'],
  ['2026-06-30', '2026-05-20T06:00:00Z'],
])('R7.3 a single dose on %s is due at its set time', (startsOn, at) => {
  const next = nextDose({ ...utc, frequency: 'ONCE', startsOn }, [], instantFromJson(at));
  expect([next?.at.toISOString(), next?.state]).toEqual([`${startsOn}T08:00:00.000Z`, 'upcoming']);
});
