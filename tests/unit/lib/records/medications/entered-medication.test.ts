import { doseInput, medicationForm, medicationInput, medicationPatch } from '@/lib/records/medications/schema';

const least = { name: 'Apoquel', startsOn: '2026-05-01' };

test('R7.3 missing fields become null, empty or unknown', () => {
  const empty = ['dosage', 'endsOn', 'instructions', 'reason', 'prescriber', 'minHoursBetween', 'maxPerDay'];
  expect(medicationInput.parse(least)).toEqual({
    ...least,
    ...Object.fromEntries(empty.map((field) => [field, null])),
    ...{ frequency: 'UNKNOWN', reminders: [], steps: [], responsible: [], confirmedConflicts: [] },
    ...{ stockDoses: null, refillBelow: null, allergyReason: null },
  });
});

test('R7.3 a form without frequency and times reports an error at the frequency', () => {
  const formIssues = medicationForm.safeParse(least).error?.issues.map(({ path, message }) => [...path, message]);
  expect(formIssues).toEqual([['frequency', 'medications.validation.frequencyMissing']]);
  expect(medicationForm.parse({ ...least, reminders: ['08:00'] }).frequency).toBe('SID');
  expect(medicationForm.parse({ ...least, frequency: 'PRN' }).frequency).toBe('PRN');
});

test('R7.3 sorts steps by date and keeps the order of equal dates', () => {
  const steps = ['2026-05-08', '2026-05-02', '2026-05-05', '2026-05-05'].map((from, index) => ({
    from,
    dosage: `${index} tablets`,
  }));
  const sortedSteps = medicationPatch.parse({ steps }).steps?.map(({ from, dosage }) => `${from.slice(8)} ${dosage}`);
  expect(sortedSteps).toEqual(['02 1 tablets', '05 2 tablets', '05 3 tablets', '08 0 tablets']);
});

test.each([
  ['', true],
  ['penicillin|Ámoxicilin 🐾', true],
  ['x'.repeat(1000), true],
  ['x'.repeat(1001), false],
  ['\u0000penicillin', false],
  ['peni\u0007cillin', false],
  ['penicillin\n', false],
  ['\ud83d', false],
  ['penicillin \ud83d', false],
  ['\udc3e penicillin', false],
])('R7.3 a confirmed conflict has to be storable text: %#', (key, isStorable) => {
  expect(medicationPatch.safeParse({ confirmedConflicts: [key] }).success).toBe(isStorable);
});

test('R7.3 accepts up to two hundred confirmed conflicts', () => {
  const isConfirmationValid = (length: number) =>
    medicationPatch.safeParse({ confirmedConflicts: Array.from({ length }, () => 'x') }).success;
  expect([200, 201].map(isConfirmationValid)).toEqual([true, false]);
});

test('R7.3 a dose accepts its planned time in any zone', () => {
  const scheduledFor = '2026-05-20T08:00:00+02:00';
  expect(doseInput(new Date('2026-05-20T12:00:00Z')).parse({ status: 'given', scheduledFor })).toMatchObject({
    scheduledFor,
  });
});

test('R11.4 reports a missing reason at the reason field', () => {
  const { error } = doseInput(new Date('2026-05-20T12:00:00Z')).safeParse({ status: 'given', again: true });
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['reason', 'medications.validation.againReason'],
  ]);
});
