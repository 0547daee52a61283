import { addDays } from '@/lib/core/time/dates';
import { countSymptoms, type RecordedSymptom } from '@/lib/records/symptoms/frequency';
import { COUNTED_SYMPTOMS, type SymptomKind, type SymptomSeverity } from '@/lib/records/symptoms/vocabulary';

const timeZone = 'Europe/Madrid';
const entry = (
  noticedAt: string,
  severity: SymptomSeverity | null = null,
  kind: SymptomKind = 'vomiting',
): RecordedSymptom => ({ kind, noticedAt, severity });

const november = { from: '2026-11-01', timeZone };
const listOf = (...countArguments: Parameters<typeof countSymptoms>) => countSymptoms(...countArguments).list;

test('R15.2 counts times and days, and finds the worst severity', () => {
  const symptoms = [
    entry('2026-11-20T08:00:00.000Z', 'moderate'),
    entry('2026-11-03T18:00:00.000Z'),
    entry('2026-11-03T08:00:00.000Z', 'mild'),
    entry('2026-11-10T08:00:00.000Z', null, 'itching'),
  ];
  expect(listOf(symptoms, november)).toEqual([
    { kind: 'vomiting', times: 3, days: 2, first: '2026-11-03', last: '2026-11-20', worst: 'moderate' },
    { kind: 'itching', times: 1, days: 1, first: '2026-11-10', last: '2026-11-10', worst: null },
  ]);
});

test('R15.2 days follow the time zone', () => {
  const [frequency] = listOf([entry('2026-10-31T23:30:00.000Z')], november);
  expect(frequency).toMatchObject({ first: '2026-11-01', times: 1 });
  expect(listOf([entry('2026-10-31T22:30:00.000Z')], november)).toEqual([]);
});

test('R15.2 an entry with severity none does not count', () => {
  expect(listOf([entry('2026-11-20T08:00:00.000Z', 'none')], november)).toEqual([]);
});

test('R15.2 a cut list counts from its first complete day', () => {
  const daily = (days: number) =>
    Array.from({ length: days }, (_, ago) => entry(addDays('2026-11-30', -ago).concat('T08:00:00.000Z')));
  const from = '2020-01-01';
  expect(countSymptoms(daily(COUNTED_SYMPTOMS), { from, timeZone }).from).toBe(
    addDays('2026-11-30', 2 - COUNTED_SYMPTOMS),
  );
  expect(countSymptoms(daily(COUNTED_SYMPTOMS - 1), { from, timeZone }).from).toBe(from);
  expect(countSymptoms(daily(COUNTED_SYMPTOMS), november).from).toBe('2026-11-01');
});
