import {
  byUrgency,
  dateOf,
  estimateOf,
  protectionOf,
  recordedDue,
  recordedProtection,
  recordedStatus,
  statusOfLastDose,
  urgencyOf,
  type VaccinationStatus,
} from '@/lib/records/vaccinations/status';

const today = '2026-11-21';
const wsava = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
const estimatedSource = { kind: 'estimated', guideline: wsava } as const;
const recordedSource = { kind: 'recorded' } as const;

const lastDose = (dates: { validUntil?: string; due?: string; missing?: number; isRecorded?: boolean }) =>
  statusOfLastDose(
    {
      validUntil: dates.validUntil ?? null,
      due: dates.due ?? null,
      source: dates.isRecorded ? recordedSource : estimatedSource,
      missingDoses: dates.missing ?? 0,
    },
    today,
  );
const next = { source: estimatedSource, validUntil: null, missingDoses: 0 };

test('R7.11 a dose is valid until its recorded end and then expired', () => {
  const endingOn = (validUntil: string) => lastDose({ validUntil, due: validUntil, isRecorded: true });
  expect(endingOn('2026-12-22')).toEqual({ kind: 'valid', until: '2026-12-22' });
  expect(endingOn('2026-11-20')).toEqual({ kind: 'expired', on: '2026-11-20' });
});

test.each([
  ['2026-12-22', { kind: 'estimated', until: '2026-12-22', guideline: wsava }],
  ['2026-12-21', { kind: 'boosterDue', on: '2026-12-21', isSoon: true, ...next }],
  ['2026-11-21', { kind: 'boosterDue', on: '2026-11-21', isSoon: true, ...next }],
  ['2026-11-20', { kind: 'overdue', since: '2026-11-20', ...next }],
  ['2019-01-01', { kind: 'overdue', since: '2019-01-01', ...next }],
])('R7.11 a scheduled date, %s, names its guideline', (due, status) => {
  expect(lastDose({ due })).toEqual(status);
});

test.each([
  ['2026-12-21', { kind: 'boosterDue', on: '2026-12-21', isSoon: true }],
  ['2026-11-21', { kind: 'boosterDue', on: '2026-11-21', isSoon: true }],
])('R7.11 a dose ending soon, %s, is due for a booster', (day, status) => {
  expect(lastDose({ validUntil: day, due: day, isRecorded: true })).toEqual({
    ...{ ...status, source: recordedSource, validUntil: day, missingDoses: 0 },
  });
});

test('R7.11 a recorded next date is not an end date', () => {
  const due = { source: recordedSource, validUntil: null, missingDoses: 0 };
  const dates = (nextDueOn: string) => recordedStatus({ validUntil: null, nextDueOn }, today);
  expect(dates('2027-11-21')).toEqual({ kind: 'boosterDue', on: '2027-11-21', isSoon: false, ...due });
  expect(dates('2026-11-20')).toEqual({ kind: 'overdue', since: '2026-11-20', ...due });
});

test('R7.11 a past next date is overdue even while the dose is valid', () => {
  expect(recordedStatus({ validUntil: '2027-11-21', nextDueOn: '2026-10-01' }, today)).toEqual({
    ...{ kind: 'overdue', since: '2026-10-01', source: recordedSource, validUntil: '2027-11-21', missingDoses: 0 },
  });
  expect(recordedStatus({ validUntil: '2028-11-21', nextDueOn: '2027-10-01' }, today)).toEqual({
    ...{ kind: 'valid', until: '2028-11-21' },
  });
});

test('R7.11 a dose without dates has no end date, however old', () => {
  expect(recordedStatus({ validUntil: null, nextDueOn: null }, today)).toEqual({ kind: 'noEndDate' });
  expect(lastDose({})).toEqual({ kind: 'noEndDate' });
});

test('R7.11 an incomplete series never reads as valid', () => {
  const missing = { ...next, missingDoses: 2 };
  expect(lastDose({ due: '2027-06-01', missing: 2 })).toEqual({
    ...{ kind: 'boosterDue', on: '2027-06-01', isSoon: false, ...missing },
  });
  expect(lastDose({ due: '2026-11-01', missing: 2 })).toEqual({ kind: 'overdue', since: '2026-11-01', ...missing });
});

test.each([
  [{ validUntil: null, nextDueOn: null }, null],
  [{ validUntil: '2027-01-01', nextDueOn: null }, '2027-01-01'],
  [{ validUntil: null, nextDueOn: '2027-02-01' }, '2027-02-01'],
  [{ validUntil: '2027-01-01', nextDueOn: '2027-02-01' }, '2027-01-01'],
  [{ validUntil: '2027-03-01', nextDueOn: '2027-02-01' }, '2027-02-01'],
])('R7.11 of the dates %j the earlier one is due: %s', (dates, due) => {
  expect(recordedDue(dates)).toBe(due);
});

const soon = { on: '2026-12-01', isSoon: true };
const later = { on: '2027-12-01', isSoon: false };
const endedDose = { source: recordedSource, validUntil: '2027-12-31', missingDoses: 0 };
/** Columns: status, urgency, date, estimated, last day of cover. Rows are in order of urgency. */
const table: [VaccinationStatus, string, string | null, boolean, string | null][] = [
  [{ kind: 'overdue', since: '2020-01-01', ...next }, 'overdue', '2020-01-01', true, '2020-01-01'],
  [{ kind: 'overdue', since: '2020-02-01', ...next, missingDoses: 1 }, 'overdue', '2020-02-01', true, null],
  [{ kind: 'expired', on: '2026-01-01' }, 'overdue', '2026-01-01', false, '2026-01-01'],
  [{ kind: 'overdue', since: '2026-02-01', ...endedDose }, 'overdue', '2026-02-01', false, '2027-12-31'],
  [{ kind: 'boosterDue', ...soon, ...next }, 'due', '2026-12-01', true, '2026-12-01'],
  [{ kind: 'boosterDue', ...later, ...next, missingDoses: 1 }, 'due', '2027-12-01', true, null],
  [{ kind: 'tooEarly', guideline: { en: 'WSAVA 2024', es: 'WSAVA 2024' } }, 'due', null, false, null],
  [{ kind: 'noEndDate' }, 'unknown', null, false, null],
  [{ kind: 'valid', until: '2027-01-01' }, 'valid', '2027-01-01', false, '2027-01-01'],
  [{ kind: 'estimated', until: '2027-02-01', guideline: wsava }, 'valid', '2027-02-01', true, '2027-02-01'],
  [{ kind: 'boosterDue', ...later, ...endedDose }, 'valid', '2027-12-01', false, '2027-12-31'],
  [{ kind: 'superseded', was: 'renewed' }, 'past', null, false, null],
];

test.each(table)('R7.11 %j has urgency, date, source and protection', (status, urgency, date, isEstimated, until) => {
  expect([urgencyOf(status), dateOf(status), protectionOf(status)?.until ?? null]).toEqual([urgency, date, until]);
  expect(estimateOf(status)).toEqual(isEstimated ? wsava : null);
});

test('R7.11 statuses sort by urgency, then by date', () => {
  const statuses = table.map(([status]) => status);
  expect(statuses.toReversed().toSorted(byUrgency)).toEqual(statuses);
});

test('R7.19 a recorded next date is an estimated end, with that source', () => {
  const nextDate = { until: '2027-02-01', estimate: { kind: 'nextDate' } };
  for (const today of ['2026-11-21', '2027-01-20', '2027-03-01']) {
    const status = recordedStatus({ validUntil: null, nextDueOn: '2027-02-01' }, today);
    expect(protectionOf(status)).toEqual(nextDate);
  }
  expect(recordedProtection({ validUntil: null, nextDueOn: '2027-02-01' })).toEqual(nextDate);
  expect(recordedProtection({ validUntil: null, nextDueOn: null })).toBeNull();
});

test.each([
  [lastDose({ due: '2027-02-01' }), { kind: 'guideline', name: wsava }],
  [lastDose({ due: '2026-11-01' }), { kind: 'guideline', name: wsava }],
  [lastDose({ due: '2026-11-01', validUntil: '2027-01-01' }), null],
  [lastDose({ due: '2026-11-20', validUntil: '2026-11-20', isRecorded: true }), null],
])('R7.19 the estimated end of %j names its source', (status, estimate) => {
  expect(protectionOf(status)?.estimate).toEqual(estimate);
});
