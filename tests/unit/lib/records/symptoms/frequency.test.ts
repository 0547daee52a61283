import { countedFrom, type RecordedSymptom, symptomFrequencies } from '@/lib/records/symptoms/frequency';
import type { SymptomKind, SymptomSeverity } from '@/lib/records/symptoms/vocabulary';

const timeZone = 'Europe/Madrid';
const entry = (
  noticedAt: string,
  severity: SymptomSeverity | null = null,
  kind: SymptomKind = 'vomiting',
): RecordedSymptom => ({ kind, noticedAt, severity });

const november = { from: '2026-11-01', timeZone };

test('R15.2 times, days, first and last day, and the worst severity', () => {
  const recorded = [
    entry('2026-11-20T08:00:00.000Z', 'moderate'),
    entry('2026-11-03T18:00:00.000Z'),
    entry('2026-11-03T08:00:00.000Z', 'mild'),
    entry('2026-11-10T08:00:00.000Z', null, 'itching'),
  ];
  expect(symptomFrequencies(recorded, november)).toEqual([
    { kind: 'vomiting', times: 3, days: 2, first: '2026-11-03', last: '2026-11-20', worst: 'moderate' },
    { kind: 'itching', times: 1, days: 1, first: '2026-11-10', last: '2026-11-10', worst: null },
  ]);
});

test('R15.2 days are those of the time zone', () => {
  const [frequency] = symptomFrequencies([entry('2026-10-31T23:30:00.000Z')], november);
  expect(frequency).toMatchObject({ first: '2026-11-01', times: 1 });
  expect(symptomFrequencies([entry('2026-10-31T22:30:00.000Z')], november)).toEqual([]);
});

test('R15.2 an entry that says none does not count', () => {
  expect(symptomFrequencies([entry('2026-11-20T08:00:00.000Z', 'none')], november)).toEqual([]);
});

test('R15.2 a cut list counts from its oldest entry', () => {
  const recorded = [entry('2026-11-20T08:00:00.000Z'), entry('2026-11-10T08:00:00.000Z')];
  const countable = (limit: number, from = '2026-11-01') => countedFrom(recorded, { from, limit, timeZone });
  expect([countable(3), countable(2), countable(2, '2026-11-15')]).toEqual(['2026-11-01', '2026-11-10', '2026-11-15']);
  expect(countedFrom([], { ...november, limit: 0 })).toBe('2026-11-01');
});
