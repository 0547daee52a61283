import { addMs, DAY } from '@/lib/core/time/dates';
import { adherence, trackedDoses } from '@/lib/records/medications/dose-log';
import type { Medication } from '@/lib/records/medications/medication';
import { plannedDoses } from '@/lib/records/medications/plan';
import { replanCourse, restartCourse } from '@/lib/records/medications/replan';
import { doseEvents } from '@/lib/sharing/calendar-feed/repeated-events';
import { apoquel } from '../../../components/records/medications/a-medication';

const createdAt = new Date('2026-05-20T15:00:00Z');
const course: Medication = {
  ...apoquel,
  timeZone: 'UTC',
  plannedFrom: createdAt.toISOString(),
  startsOn: '2026-05-20',
};
const [from, to] = [new Date('2026-05-19T00:00:00Z'), new Date('2026-05-22T00:00:00Z')];
const iso = (one: Medication) => plannedDoses(one, from, to).map(({ at }) => at.toISOString().slice(0, 16));
function changeMedication(one: Medication, patch: Partial<Medication>, at: Date): Medication {
  const next = replanCourse(one, patch, at);
  if (!next) return { ...one, ...patch };
  return { ...one, ...patch, plannedFrom: next.plannedFrom.toISOString(), pastPlans: next.pastPlans };
}

test('R7.3 a course entered in the afternoon starts with the evening dose', () => {
  expect(iso(course)).toEqual(['2026-05-20T20:00', '2026-05-21T08:00', '2026-05-21T20:00']);
  expect(iso({ ...course, startsOn: '2026-04-01' })).toEqual(iso(course));
  expect(trackedDoses(course, [], { from, to: createdAt, at: createdAt })).toEqual([]);
});

test('R7.3 shows an earlier dose that the log contains', () => {
  const at = '2026-05-20T08:00:00.000Z';
  const log = [{ scheduledFor: at, status: 'given' as const, at, reason: null }];
  const states = trackedDoses(course, log, { from, to: createdAt, at: createdAt }).map(({ state }) => state);
  expect(states).toEqual(['given']);
});

test('R7.3 a rare dose of today is due when entered', () => {
  expect(iso({ ...course, frequency: 'ONCE' })).toEqual(['2026-05-20T15:00']);
  expect(iso({ ...course, frequency: 'QMO' })).toEqual(['2026-05-20T15:00']);
  expect(iso({ ...course, frequency: 'ONCE', reminders: ['18:00'] })).toEqual(['2026-05-20T18:00']);
});

test('R7.3 a calendar shows a new course from its next doses on', () => {
  const storedCourse = { ...course, createdAt: createdAt, updatedAt: createdAt };
  expect(doseEvents(storedCourse, 'x', createdAt).map(({ start }) => start)).toEqual([
    { day: '2026-05-21', time: '08:00', timeZone: 'UTC' },
    { day: '2026-05-20', time: '20:00', timeZone: 'UTC' },
  ]);
});

test('R7.3 changed times neither add nor remove missed doses', () => {
  const startedCourse = { startsOn: '2026-05-01', plannedFrom: '2026-05-01T00:00:00.000Z' };
  const now = changeMedication({ ...course, ...startedCourse, frequency: 'SID' }, { frequency: 'BID' }, createdAt);
  const morning = ['2026-05-19T08:00', '2026-05-20T08:00'];
  expect(iso(now)).toEqual([...morning, '2026-05-20T20:00', '2026-05-21T08:00', '2026-05-21T20:00']);

  const at = '2026-05-19T08:00:00.000Z';
  const log = [{ scheduledFor: at, status: 'given' as const, at, reason: null }];
  const knownPeriod = { days: 7, at: createdAt, since: new Date('2026-05-01T00:00:00Z'), complete: true };
  expect(adherence(now, log, knownPeriod)).toEqual({ given: 1, due: 7 });
});

test('R7.3 only changed times or a later end restart a plan', () => {
  expect(replanCourse(course, { name: 'X', dosage: '2 tablets', reminders: [] }, to)).toBeNull();
  const over: Medication = { ...course, endsOn: '2026-05-20', plannedFrom: '2026-05-20T00:00:00.000Z' };
  expect(replanCourse(over, { endsOn: '2026-05-19' }, to)).toBeNull();
  expect(iso(changeMedication(over, { endsOn: null }, new Date('2026-05-21T15:00:00Z')))).toEqual([
    '2026-05-20T08:00',
    '2026-05-20T20:00',
    '2026-05-21T20:00',
  ]);
});

test('R7.3 doses missed while the course was in the bin are not due', () => {
  const startedMedication: Medication = { ...course, plannedFrom: '2026-05-19T00:00:00.000Z', startsOn: '2026-05-19' };
  const { plannedFrom, pastPlans } = restartCourse(
    startedMedication,
    new Date('2026-05-19T12:00:00Z'),
    addMs(createdAt, DAY),
  );
  const back = { ...startedMedication, plannedFrom: plannedFrom.toISOString(), pastPlans };
  expect(iso(back)).toEqual(['2026-05-19T08:00', '2026-05-21T20:00']);
});

test('R7.3 discards a plan that had no doses yet', () => {
  expect(restartCourse(course, createdAt, createdAt).pastPlans).toEqual([]);
});
