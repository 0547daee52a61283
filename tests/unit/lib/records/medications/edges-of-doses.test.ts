import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { allergyRefusal } from '@/lib/records/medications/checked-medication';
import { doseActivity } from '@/lib/records/medications/dose-activity';
import { checkDose, doubleDoseText } from '@/lib/records/medications/dose-check';
import { adherence, doseState, isRepeat, trackedDoses } from '@/lib/records/medications/dose-log';
import { dosesLeft, findDoubleDose } from '@/lib/records/medications/double-dose';
import { elapsedTime, spanOf } from '@/lib/records/medications/elapsed-time';
import { dosesPerDay, rareFrequencies } from '@/lib/records/medications/frequencies';
import { checkMedication, toDose, toMedication, withDoseVersion } from '@/lib/records/medications/medication';
import { cycleMs, dosageOn, upcomingSteps } from '@/lib/records/medications/plan';
import { replanCourse, restartCourse } from '@/lib/records/medications/replan';
import { logEntries, viewOf } from '@/lib/records/medications/view';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const noon = instantFromJson('2026-05-20T12:00:00Z');
const utc = { ...apoquel, timeZone: 'UTC' };

test.each([
  [0, 'minute 1'],
  [59_999, 'minute 1'],
  [2 * MINUTE, 'minute 2'],
  [60 * MINUTE - 1, 'minute 59'],
  [60 * MINUTE, 'hour 1'],
  [80 * MINUTE - 1, 'hour 1'],
  [80 * MINUTE, 'halfHour 1'],
  [105 * MINUTE - 1, 'halfHour 1'],
  [105 * MINUTE, 'hour 1'],
  [2 * DAY - 1, 'hour 47'],
  [2 * DAY, 'day 2'],
  [3 * DAY - 1, 'day 2'],
])('R11.4 elapsed time of %d ms is shown as %s', (ms, shownText) => {
  const { unit, count } = elapsedTime(ms);
  expect(`${unit} ${count}`).toBe(shownText);
});

test.each([
  [10 * MINUTE, { unit: 'minute', count: 10 }],
  [HOUR - 1, { unit: 'minute', count: 60 }],
  [HOUR, { unit: 'hour', count: 1 }],
  [90 * MINUTE, { unit: 'hour', count: 1.5 }],
  [2 * DAY - HOUR, { unit: 'hour', count: 47 }],
  [2 * DAY, { unit: 'day', count: 2 }],
  [3.5 * DAY, { unit: 'day', count: 3.5 }],
  [Number.POSITIVE_INFINITY, null],
])('R11.4 a span of %d ms is %j', (ms, span) => {
  expect(spanOf(ms)).toEqual(span);
});

test.each([
  ['2026-05-20T12:00:00Z', 'Given 1 minute ago by Ana'],
  ['2026-05-20T12:05:00Z', 'Given 1 minute ago by Ana'],
  ['2026-05-20T11:58:00Z', 'Given 2 minutes ago by Ana'],
  ['2026-05-20T11:00:00Z', 'Given 1 hour ago by Ana'],
])('R11.4 the text for a dose at %s reads: %s', (at, text) => {
  expect(doubleDoseText({ at, by: 'Ana' }, noon)).toBe(text);
});

const givenDose = { status: 'given' as const, scheduledFor: null, at: noon, hasLine: false };
const faultOf = (more: object, course = utc) =>
  Object.values(checkDose(course, { ...givenDose, ...more }, null, noon))[0];

test.each([
  [{ at: addMs(noon, 5 * MINUTE) }, undefined],
  [{ at: addMs(noon, 5 * MINUTE + 1) }, 'entries.validation.dateInFuture'],
  [{ scheduledFor: instantFromJson('2026-05-21T08:00:00Z') }, undefined],
  [{ scheduledFor: instantFromJson('2026-05-21T12:00:00Z'), hasLine: true }, undefined],
  [{ scheduledFor: instantFromJson('2026-05-21T12:00:01Z'), hasLine: true }, 'medications.validation.tooEarly'],
  [{ scheduledFor: instantFromJson('2026-05-21T11:00:00Z') }, 'medications.validation.notPlanned'],
  [{ scheduledFor: instantFromJson('2026-05-20T08:00:00Z'), status: 'skipped' as const }, undefined],
])('R7.3 validates a dose with %j: %s', (more, fault) => {
  expect(faultOf(more)).toBe(fault);
});

test('R7.3 accepts next month’s dose early, and doses from before entry', () => {
  const monthly = { ...utc, frequency: 'QMO' as const };
  expect(faultOf({ scheduledFor: instantFromJson('2026-06-01T08:00:00Z') }, monthly)).toBeUndefined();

  const enteredMedication = { ...utc, plannedFrom: '2026-05-19T00:00:00.000Z' };
  expect(faultOf({ scheduledFor: instantFromJson('2026-05-18T08:00:00Z') }, enteredMedication)).toBeUndefined();
});

test('R7.3 a dose is on time until its window ends', () => {
  const logLine = (at: string) => ({ at, scheduledFor: null, status: 'given' as const, reason: null });
  expect(doseState(noon, logLine('2026-05-20T13:00:00Z'), HOUR, noon)).toBe('given');
  expect(doseState(noon, logLine('2026-05-20T13:00:00.001Z'), HOUR, noon)).toBe('late');
  expect([0, HOUR, HOUR + 1, -1].map((ms) => doseState(noon, null, HOUR, addMs(noon, ms)))).toEqual([
    ...['due', 'due', 'missed', 'upcoming'],
  ]);
});

test('R11.4 a repeat has a reason and no scheduled time', () => {
  const line = { scheduledFor: null, reason: 'x', status: 'given' as const, at: '' };
  expect([line, { ...line, reason: null }, { ...line, scheduledFor: 'x' }].map(isRepeat)).toEqual([true, false, false]);
});

const today = { from: instantFromJson('2026-05-20T00:00:00Z'), to: instantFromJson('2026-05-20T23:59:59Z'), at: noon };

test.each([
  ['2026-05-20T02:00:00.000Z', ['missed', 'upcoming']],
  ['2026-05-20T02:00:00.001Z', ['given', 'upcoming']],
  ['2026-05-20T14:00:00.000Z', ['missed', 'upcoming']],
  ['2026-05-20T14:00:00.001Z', ['missed', 'given']],
  ['2026-05-19T20:00:00.000Z', ['missed', 'upcoming']],
])('R7.3 an unscheduled dose at %s counts for the nearest planned one', (at, states) => {
  const log = [givenAt('08:00', { at, scheduledFor: null })];
  expect(trackedDoses(utc, log, today).map(({ state }) => state)).toEqual(states);
});

test('R7.3 gives adherence only for a completely loaded period', () => {
  const since = instantFromJson('2026-01-01T00:00:00Z');
  const adherenceAt = (at: string) =>
    adherence(utc, [givenAt('08:00', { at, scheduledFor: at })], { days: 7, at: noon, since, complete: false });
  expect(adherenceAt('2026-05-13T12:00:00.000Z')).not.toBeNull();
  expect(adherenceAt('2026-05-13T12:00:00.001Z')).toBeNull();
  expect(adherence(utc, [], { days: 7, at: noon, since, complete: false })).toBeNull();
});

const limits = { frequency: 'PRN' as const, reminders: [], minHoursBetween: null, maxPerDay: 2 };
const line = (ms: number, status: 'given' | 'skipped' = 'given') => ({ at: addMs(noon, ms).toISOString(), status });

test('R7.3 the doses left exclude those of the past 24 hours', () => {
  const countDosesLeft = (...log: ReturnType<typeof line>[]) => dosesLeft(limits, log, noon);
  expect([
    countDosesLeft(),
    countDosesLeft(line(0)),
    countDosesLeft(line(1)),
    countDosesLeft(line(-DAY)),
    countDosesLeft(line(1 - DAY)),
  ]).toEqual([2, 1, 2, 2, 1]);
  expect([countDosesLeft(line(0, 'skipped')), countDosesLeft(line(-1), line(-2), line(-3))]).toEqual([2, 0]);
  expect(dosesLeft({ ...limits, maxPerDay: null }, [], noon)).toBeNull();
});

test('R7.3 names the nearest dose and also counts doses ahead', () => {
  const near = line(-5 * MINUTE);
  expect(findDoubleDose(limits, [line(-HOUR), near, line(9 * MINUTE)], noon)).toMatchObject({
    kind: 'recent',
    line: near,
  });
  expect(findDoubleDose(limits, [line(2 * HOUR), line(3 * HOUR)], noon)?.kind).toBe('limit');
  expect(findDoubleDose(limits, [line(2 * HOUR), line(DAY + 1)], noon)).toBeNull();
});

test('R7.3 a rare frequency is less often than daily', () => {
  expect(rareFrequencies).toEqual(['ONCE', 'EOD', 'Q72H', 'QWK', 'Q2WK', 'QMO', 'Q3MO', 'QYR']);
  expect((['ONCE', 'PRN', 'Q4H', 'BID', 'QWK'] as const).map(dosesPerDay)).toEqual([null, null, 6, 2, 1 / 7]);
  expect(dosesPerDay('QMO')).toBeCloseTo(12 / 365.25);
  expect((['ONCE', 'PRN', 'Q4H', 'EOD', 'QMO'] as const).map((frequency) => cycleMs({ frequency }) / HOUR)).toEqual([
    ...[0, 0, 4, 48, 744],
  ]);
});

test.each([
  [{ endsOn: null }, true],
  [{ endsOn: '2026-05-21' }, true],
  [{ endsOn: '2026-05-20' }, false],
  [{ endsOn: '2026-05-19' }, false],
])('R7.3 refuses a course with %j because of an allergy: %p', (more, isRefused) => {
  const conflict = { allergen: 'Penicillin', reason: null } as never;
  const check = {
    conflicts: [conflict, conflict, { allergen: 'Dust', reason: 'ok' } as never],
    unknownMedicine: [],
    unknownAllergens: [],
  };
  const refusal = allergyRefusal({ ...utc, ...more, allergyCheck: check }, noon);
  expect(refusal?.code ?? null).toBe(isRefused ? 'allergy_conflict' : null);
  if (isRefused) expect(refusal?.message).toMatch(/: Penicillin$/);
  expect(
    allergyRefusal({ ...utc, allergyCheck: { ...check, conflicts: [check.conflicts[2] as never] } }, noon),
  ).toBeNull();
});

test('R11.3 the activity entry of a dose includes its previous status', () => {
  const dose = { status: 'skipped' as const, note: null };
  expect(doseActivity(dose, 'Apoquel')).toEqual({ medicine: 'Apoquel', status: 'skipped', note: null });
  expect(doseActivity(dose, 'Apoquel', 'given')).toMatchObject({ was: { status: 'given' } });
});

test('R7.3 converts rows to doses and medications', () => {
  const row = { id: 'd', scheduledFor: noon, status: 'given' as const, at: noon, by: 'Ana', note: null, reason: null };
  expect(toDose(row)).toMatchObject({ scheduledFor: noon.toISOString(), at: noon.toISOString() });
  expect(toDose({ ...row, scheduledFor: null }).scheduledFor).toBeNull();
  expect(withDoseVersion({ createdAt: noon, updatedAt: null })).toEqual({ updatedAt: noon });
  expect(withDoseVersion({ createdAt: noon, updatedAt: today.to })).toEqual({ updatedAt: today.to });
  expect(toMedication({ ...utc, startsOn: noon, endsOn: noon, plannedFrom: noon })).toMatchObject({
    ...{ startsOn: '2026-05-20', endsOn: '2026-05-20', plannedFrom: noon.toISOString() },
  });
});

test.each([
  [{ endsOn: '2026-05-01' }, []],
  [{ steps: [{ from: '2026-05-01', dosage: 'x' }] }, []],
  [{ endsOn: '2026-05-09', steps: [{ from: '2026-05-09', dosage: 'x' }] }, []],
  [{ endsOn: '2026-05-09', steps: [{ from: '2026-05-10', dosage: 'x' }] }, ['steps']],
  [{ frequency: 'PRN', reminders: ['08:00'] }, []],
  [{ frequency: 'Q4H', reminders: ['08:00', '09:00'] }, []],
  [{ frequency: 'SID', reminders: ['08:00', '20:00'] }, ['reminders']],
] as const)('R7.3 a medication with %j has errors in %j', (more, fields) => {
  const pet = { type: 'dog', dateOfBirth: null, deceasedOn: null };
  expect(Object.keys(checkMedication({ ...utc, ...more } as never, pet as never))).toEqual(fields);
});

test('R7.3 only an actual change of the plan restarts it', () => {
  const over = { ...utc, endsOn: '2026-05-10' };
  expect(replanCourse(over, { endsOn: '2026-05-11' }, noon)).not.toBeNull();
  expect(replanCourse(over, { endsOn: '2026-05-10' }, noon)).toBeNull();
  expect(replanCourse(utc, { endsOn: '2026-05-10' }, noon)).toBeNull();
  expect(replanCourse(utc, { frequency: undefined, name: 'x' } as never, noon)).toBeNull();
  expect(restartCourse({ ...utc, frequency: 'PRN' }, instantFromJson('2026-05-31T00:00:00Z'), noon).pastPlans).toEqual(
    [],
  );
  expect(
    restartCourse({ ...utc, frequency: 'PRN' }, instantFromJson('2026-06-01T00:00:00Z'), noon).pastPlans,
  ).toHaveLength(1);
});

test('R7.3 the log names the medicine and marks late doses', () => {
  const log = [
    givenAt('11:01', { at: '2026-05-20T11:00:00.001Z', scheduledFor: '2026-05-20T08:00:00.000Z' }),
    givenAt('11:00', { scheduledFor: '2026-05-20T08:00:00.000Z' }),
    givenAt('12:00', { status: 'skipped', scheduledFor: '2026-05-20T08:00:00.000Z' }),
    givenAt('10:00', { scheduledFor: null }),
    { ...givenAt('09:00'), medicationId: 'gone' },
  ];
  expect(logEntries([utc], log, 9).map(({ status }) => status)).toEqual(['late', 'given', 'skipped', 'given']);
  expect(logEntries([utc], log, 2)).toMatchObject([{ name: 'Apoquel', day: '2026-05-20' }, { time: '11:00' }]);
});

test('R7.3 a course shows upcoming doses until it ends', () => {
  const steps = [
    { from: '2026-05-20', dosage: 'half' },
    { from: '2026-05-21', dosage: 'quarter' },
  ];
  expect([dosageOn({ ...utc, steps }, '2026-05-20'), upcomingSteps({ steps }, '2026-05-20')]).toEqual([
    'half',
    [steps[1]],
  ]);
  expect(viewOf({ ...utc, steps }, [], noon)).toMatchObject({ current: true });
  expect(viewOf({ ...utc, steps, endsOn: '2026-05-19' }, [], noon)).toMatchObject({
    current: false,
    over: true,
  });
  expect(viewOf({ ...utc, startsOn: '2026-05-21' }, [], noon)).toMatchObject({
    ...{ current: false, over: false, next: { day: '2026-05-21', time: '08:00' }, last: null },
  });
  expect(viewOf({ ...utc, startsOn: '2026-05-20' }, [], noon).current).toBe(true);
});
