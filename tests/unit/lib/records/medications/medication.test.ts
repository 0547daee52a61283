import { checkDose, doubleDoseText } from '@/lib/records/medications/dose-check';
import { frequencyOfTimes, usualTimes } from '@/lib/records/medications/frequencies';
import { checkMedication, type Medication, toMedication } from '@/lib/records/medications/medication';
import { dosesOf } from '@/lib/records/medications/plan';
import { doseInput, medicationInput, medicationPatch } from '@/lib/records/medications/schema';
import { viewOf } from '@/lib/records/medications/view';
import { frequencies } from '@/lib/records/medications/vocabulary';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const now = new Date('2026-05-20T12:00:00Z');
const pet = { type: 'dog', dateOfBirth: '2026-04-01', deceasedOn: null };
const medication: Medication = {
  // The UUIDv7 contains the creation time: May 1, 2026.
  id: '019de0c8-7000-7000-8000-000000000000',
  name: 'Apoquel',
  dosage: '1 tablet',
  frequency: 'BID',
  startsOn: '2026-05-01',
  endsOn: null,
  instructions: null,
  reason: null,
  prescriber: null,
  reminders: [],
  timeZone: 'Europe/Madrid',
  minHoursBetween: null,
  maxPerDay: null,
  steps: [],
  stockDoses: null,
  refillBelow: null,
  responsible: [],
  allergyReason: null,
  confirmedConflicts: [],
  plannedFrom: '2026-05-01T00:00:00.000Z',
  pastPlans: [],
};
const key = (message: string | undefined) => message?.split('?')[0];

test('R7.3 every frequency has a label in both languages without its code', () => {
  for (const { medications } of [en, es]) {
    for (const code of frequencies) {
      expect(medications.frequencies[code]).toMatch(/\p{L}+/u);
      expect(medications.frequencies[code]).not.toMatch(/\b(SID|BID|TID|QID|PRN|EOD|Q\d\w*)\b/);
    }
  }
  expect(frequencies).toHaveLength(19);
});

test('R7.3 times of day are sorted and match the frequency', () => {
  for (const code of frequencies) expect(usualTimes(code)).toEqual(usualTimes(code).toSorted());
  expect([0, 1, 2, 3, 4, 5].map(frequencyOfTimes)).toEqual([null, 'SID', 'BID', 'TID', 'QID', null]);
});

describe('medication input', () => {
  test('R7.3 requires only name and start; times of day determine the frequency', () => {
    const least = { name: 'Apoquel', startsOn: '2026-05-01' };
    expect(medicationInput.parse(least)).toMatchObject({ frequency: 'UNKNOWN', reminders: [], stockDoses: null });
    const reminders = ['20:00', '08:00', '08:00'];
    expect(medicationInput.parse({ ...least, reminders })).toMatchObject({
      frequency: 'BID',
      reminders: ['08:00', '20:00'],
    });
  });

  test.each([
    ['Q5H', 'medications.validation.frequencyUnknown?code=Q5H'],
    ['x'.repeat(100_000), `medications.validation.frequencyUnknown?code=${'x'.repeat(20)}`],
    ['', 'medications.validation.frequencyMissing'],
    [7, 'medications.validation.frequencyMissing'],
  ])('R7.3 the error names an unknown frequency: %.10s', (frequency, message) => {
    const { error } = medicationInput.safeParse({ name: 'Apoquel', startsOn: '2026-05-01', frequency });

    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('R7.3 plans nothing without a frequency', () => {
    expect(usualTimes('UNKNOWN')).toEqual([]);
    const course = { ...medication, frequency: 'UNKNOWN' as const };
    expect(dosesOf(course, new Date('2026-05-01'), now)).toEqual([]);
  });

  test('R7.3 accepts numbers as numbers or as typed text', () => {
    const typedMedication = {
      name: 'x',
      startsOn: '2026-05-01',
      stockDoses: '1,5',
      maxPerDay: '3',
      minHoursBetween: '',
    };
    expect(medicationInput.parse(typedMedication)).toMatchObject({
      stockDoses: 1.5,
      maxPerDay: 3,
      minHoursBetween: null,
    });
    expect(medicationPatch.parse({ stockDoses: 2 })).toEqual({ stockDoses: 2 });
  });

  test.each([
    ['a start in 9999', { startsOn: '9999-01-01' }, 'startsOn'],
    ['100 KB of instructions', { instructions: 'x'.repeat(100_000) }, 'instructions'],
    ['a time of 25 o’clock', { reminders: ['25:00'] }, 'reminders'],
    ['a limit of 0', { maxPerDay: 0 }, 'maxPerDay'],
    ['a limit of 2.5', { maxPerDay: 2.5 }, 'maxPerDay'],
    ['a negative stock', { stockDoses: -1 }, 'stockDoses'],
    ['words instead of a number', { stockDoses: 'many' }, 'stockDoses'],
    ['a code that does not exist', { frequency: 'QQQ' }, 'frequency'],
    ['a time zone of Mars', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['a step without dosage', { steps: [{ from: '2026-05-02', dosage: '' }] }, 'steps'],
  ])('R7.3 rejects %s', (_, wrong, field) => {
    const { error } = medicationInput.safeParse({ name: 'x', startsOn: '2026-05-01', ...wrong });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test.each([
    ['fits', {}, {}],
    ['before birth', { startsOn: '2026-03-31' }, { startsOn: 'entries.validation.beforeBirth' }],
    ['end before start', { endsOn: '2026-04-30' }, { endsOn: 'entries.validation.endBeforeStart' }],
    [
      'three times for twice a day',
      { reminders: ['08:00', '14:00', '20:00'] },
      { reminders: 'medications.validation.times' },
    ],
    [
      'a step before the start',
      { steps: [{ from: '2026-04-30', dosage: 'x' }] },
      { steps: 'medications.validation.stepOutside' },
    ],
  ])('R7.3 %s', (_, change, expected) => {
    const fields = checkMedication({ ...medication, ...change }, pet);
    expect(Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, key(message)]))).toEqual(expected);
  });

  test('R7.3 a negative stock is shown as zero', () => {
    const row = { ...medication, startsOn: now, endsOn: null, plannedFrom: now };
    expect([-2, 0, 3, null].map((stockDoses) => toMedication({ ...row, stockDoses }).stockDoses)).toEqual([
      0,
      0,
      3,
      null,
    ]);
  });
});

describe('dose input', () => {
  const givenDose = { status: 'given' as const, scheduledFor: null, at: now, hasLine: false };
  const plannedAt = new Date('2026-05-20T06:00:00Z');

  test.each([
    ['now', {}, {}],
    ['a planned dose', { scheduledFor: plannedAt }, {}],
    ['in the future', { at: new Date('2026-05-20T12:06:00Z') }, { at: 'entries.validation.dateInFuture' }],
    ['before birth', { at: new Date('2026-03-30T12:00:00Z') }, { at: 'entries.validation.beforeBirth' }],
    ['before the start', { at: new Date('2026-04-30T21:59:00Z') }, { at: 'medications.validation.beforeStart' }],
    ['on the first day in its time zone', { at: new Date('2026-04-30T22:00:00Z') }, {}],
    ['an unplanned dose', { scheduledFor: now }, { scheduledFor: 'medications.validation.notPlanned' }],
    ['a dose of an earlier plan', { scheduledFor: now, hasLine: true }, {}],
    [
      'a dose planned for next week',
      { scheduledFor: new Date('2026-05-27T06:00:00Z') },
      { scheduledFor: 'medications.validation.tooEarly' },
    ],
    ['skipped without a plan', { status: 'skipped' as const }, { scheduledFor: 'medications.validation.notPlanned' }],
  ])('R7.3 %s', (_, change, expected) => {
    expect(checkDose(medication, { ...givenDose, ...change }, pet.dateOfBirth, now)).toEqual(expected);
  });

  test('R7.3 a refusal states the time and the giver of the dose', () => {
    const at = (time: string) => ({ by: 'Ana & Co?', at: time });
    expect(doubleDoseText(at('2026-05-20T10:30:00Z'), now)).toBe('Given an hour and a half ago by Ana & Co?');
    expect(doubleDoseText(at('2026-05-20T10:00:00Z'), now)).toBe('Given 2 hours ago by Ana & Co?');
    expect(doubleDoseText(at('2026-05-20T11:59:30Z'), now)).toBe('Given 1 minute ago by Ana & Co?');
    expect(doubleDoseText(at('2026-05-10T10:00:00Z'), now)).toBe('Given 10 days ago by Ana & Co?');
  });

  test('R7.3 rejects doses in the year 9999 or with invalid values', () => {
    const schema = doseInput(now);
    for (const wrong of [{ at: '9999-01-01T00:00:00Z' }, { at: 'now' }, { status: 'eaten' }, { scheduledFor: 'x' }])
      expect(schema.safeParse({ status: 'given', ...wrong }).success).toBe(false);
    expect(schema.parse({ status: 'given' })).toMatchObject({ scheduledFor: null, note: null, again: false });
  });

  test('R11.4 a repeated dose needs a one-line reason', () => {
    const schema = doseInput(now);
    const again = { status: 'given', again: true };
    for (const reason of [undefined, null, ' ', 'x'.repeat(201)])
      expect(schema.safeParse({ ...again, reason }).success).toBe(false);
    expect(schema.parse({ ...again, reason: ' Spat it out ' })).toMatchObject({ reason: 'Spat it out', knownAt: null });
  });
});

describe('the medication view', () => {
  const logLine = (at: string, scheduledFor: string | null = at) => ({
    id: at,
    medicationId: medication.id,
    status: 'given' as const,
    by: 'Ana',
    reason: null,
    note: null,
    at,
    scheduledFor,
  });

  test('R7.3 lists today’s doses in the medication’s time zone', () => {
    const view = viewOf(medication, [logLine('2026-05-20T06:10:00.000Z', '2026-05-20T06:00:00.000Z')], now);

    expect(view.doses.map(({ time, state, log: line }) => [time, state, line?.time, line?.by])).toEqual([
      ['08:00', 'given', '08:10', 'Ana'],
      ['20:00', 'upcoming', undefined, undefined],
    ]);
    expect(view).toMatchObject({ current: true, over: false, next: null, left: null });
    expect(view.month?.due).toBe(39);
  });

  test('R7.3 a due dose from last night shows its date', () => {
    const late = viewOf({ ...medication, frequency: 'PM', reminders: ['23:00'] }, [], new Date('2026-05-19T23:00:00Z'));
    expect(late.doses.map(({ day, time, state }) => [day, time, state])).toEqual([
      ['2026-05-19', '23:00', 'due'],
      [null, '23:00', 'upcoming'],
    ]);
  });

  test('R7.3 an as-needed view shows remaining doses and the last giver', () => {
    const asNeededMedication = { ...medication, frequency: 'PRN' as const, maxPerDay: 3 };
    const view = viewOf(asNeededMedication, [logLine('2026-05-20T06:10:00.000Z', null)], now);

    expect(view).toMatchObject({
      doses: [],
      left: 2,
      last: { by: 'Ana', day: '2026-05-20', time: '08:10' },
      week: null,
    });
  });
});
