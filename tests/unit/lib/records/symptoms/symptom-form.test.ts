import { instantFromJson } from '@/lib/core/time/dates';
import { durationText, readDuration } from '@/lib/records/symptoms/duration';
import { symptomForm, symptomInput } from '@/lib/records/symptoms/schema';
import { checkSymptom, type Symptom } from '@/lib/records/symptoms/symptom';

test.each([
  ['2', 120],
  ['1:30', 90],
  [' 0:05 ', 5],
  ['1440', 86_400],
  ['1:60', null],
  ['1.5', null],
  ['-1', null],
  ['', null],
  ['10000', null],
  ['1:2:3', null],
  ['9'.repeat(100_000), null],
])('R15.1 the duration %.9s is %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test('R15.1 a displayed duration is read back as the same value', () => {
  for (const seconds of [1, 59, 60, 61, 3599, 86_400]) expect(readDuration(durationText(seconds))).toBe(seconds);
});

const values = {
  ...{ day: '2026-11-20', time: '09:30', kind: 'seizure', severity: '', durationSeconds: '', stoolScore: '' },
  note: '',
} as const;
const readSymptom = (more: object) =>
  symptomForm({ latest: '2026-11-30', timeZone: 'Europe/Madrid' }).safeParse({ ...values, ...more });
const errorsOf = (more: object) =>
  readSymptom(more).error?.issues.map(({ path, message }) => [path.join(), message]) ?? [];

test('R15.1 empty fields of the form stay empty', () => {
  expect(readSymptom({}).data).toMatchObject({
    ...{ kind: 'seizure', severity: null, durationSeconds: null, stoolScore: null, note: null },
  });
  expect(readSymptom({}).data?.noticedAt).toEqual(instantFromJson('2026-11-20T08:30:00Z'));
});

test('R15.1 a hidden stool score is dropped', () => {
  expect(readSymptom({ kind: 'diarrhea', stoolScore: '7' }).data?.stoolScore).toBe(7);
  expect(readSymptom({ kind: 'vomiting', stoolScore: '7' }).data?.stoolScore).toBeNull();
});

test.each([
  [{ kind: '' }, ['kind', 'entries.validation.required']],
  [{ durationSeconds: 'long' }, ['durationSeconds', 'symptoms.validation.duration']],
  [{ durationSeconds: '0' }, ['durationSeconds', 'symptoms.validation.duration']],
  [{ durationSeconds: '1441' }, ['durationSeconds', 'symptoms.validation.duration']],
  [{ kind: 'other' }, ['note', 'symptoms.validation.note']],
  [{ day: '2026-12-01' }, ['day', 'entries.validation.dateInFuture']],
])('R15.1 the form refuses %j', (more, error) => {
  expect(errorsOf(more)).toEqual([error]);
});

test('R15.1 a program cannot store what the form refuses', () => {
  const input = symptomInput(instantFromJson('2026-11-30T10:00:00Z'));
  const body = { noticedAt: '2026-11-20T08:30:00Z', kind: 'diarrhea' };
  expect(input.safeParse(body).data).toMatchObject({ severity: null, durationSeconds: null, stoolScore: null });
  for (const wrong of [{ stoolScore: 8 }, { stoolScore: 1.5 }, { durationSeconds: 0.5 }, { severity: 'awful' }])
    expect(input.safeParse({ ...body, ...wrong }).success).toBe(false);
});

const symptom: Symptom = {
  ...{ id: 'x', noticedAt: '2026-11-20T08:30:00.000Z', kind: 'vomiting', severity: null },
  ...{ durationSeconds: null, stoolScore: null, note: null },
};

test.each([
  [{}, {}],
  [{ kind: 'diarrhea', stoolScore: 3 }, {}],
  [{ stoolScore: 3 }, { stoolScore: 'symptoms.validation.stoolScore' }],
  [{ kind: 'other' }, { note: 'symptoms.validation.note' }],
  [{ kind: 'other', note: '  ' }, { note: 'symptoms.validation.note' }],
  [{ kind: 'other', note: 'Shaking' }, {}],
  [{ noticedAt: '2019-12-30T08:30:00.000Z' }, { noticedAt: 'entries.validation.beforeBirth' }],
] as const)('R15.1 checks %j with the whole entry', (more, errors) => {
  expect(checkSymptom({ ...symptom, ...more }, { dateOfBirth: '2020-01-01', deceasedOn: null, type: 'dog' })).toEqual(
    errors,
  );
});
