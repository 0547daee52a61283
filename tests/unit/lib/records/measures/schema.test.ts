import { toMeasure } from '@/lib/records/measures/measure';
import { readingText } from '@/lib/records/measures/reading-text';
import { measureForm, measureInput, readingForm, readingInput } from '@/lib/records/measures/schema';
import type { MeasureKind } from '@/lib/records/measures/vocabulary';

const at = new Date('2026-03-07T12:00:00Z');
const rules = { latest: '2026-03-07', locale: 'es', timeZone: 'Europe/Madrid' } as const;
const typedReading = { day: '2026-03-07', time: '09:00', value: '', diastolic: '', context: '', note: '' } as const;

function readForm(value: string, { kind = 'blood_glucose', locale = 'es', ...rest }: Rest = {}) {
  const form = readingForm({ ...rules, kind, locale, unit: 'mmol/L' });
  return form.safeParse({ ...typedReading, value, ...rest });
}
interface Rest {
  kind?: MeasureKind;
  locale?: 'en' | 'es';
  diastolic?: string;
}
const problems = (answer: ReturnType<typeof readForm>) =>
  answer.error?.issues.map(({ path, message }) => [path[0], message]);

test('R15.11 a new measure has no preset values', () => {
  expect(measureInput('2026-03-07').parse({ kind: 'ketones' })).toEqual({
    ...{ kind: 'ketones', name: null, unit: null, low: null, high: null },
    ...{ rangeBy: null, rangeSince: null, endedOn: null, note: null },
  });
});

describe('R15.11 the form of a measure', () => {
  const empty = {
    ...{ kind: 'blood_glucose' as const, name: '', unit: '', low: '', high: '' },
    ...{ rangeBy: '', rangeSince: '', endedOn: '', note: '' },
  };
  const parseForm = (values: object) => measureForm(rules).safeParse({ ...empty, ...values });

  test('accepts a decimal comma and reads empty fields as null', () => {
    expect(parseForm({ low: '4,5', unit: ' mmol/L ' }).data).toMatchObject({
      low: 4.5,
      high: null,
      unit: 'mmol/L',
      name: null,
    });
  });

  test.each([
    [{ kind: 'other' }, 'name', 'entries.validation.required'],
    [{ low: '9', high: '4' }, 'high', 'measures.validation.range'],
    [{ rangeBy: 'Dr. Ruiz' }, 'rangeBy', 'measures.validation.rangeMissing'],
    [{ rangeSince: '2026-03-01' }, 'rangeSince', 'measures.validation.rangeMissing'],
    [{ low: '-1' }, 'low', 'measures.validation.number'],
    [{ low: 'five' }, 'low', 'measures.validation.number'],
    [{ high: '1.200' }, 'high', 'measures.validation.unclear'],
  ])('refuses %p', (values, field, message) => {
    expect(parseForm(values).error?.issues).toMatchObject([{ path: [field], message }]);
  });
});

describe('R15.12 the form of a reading', () => {
  test('accepts a decimal comma, local time and the measure’s unit', () => {
    expect(readForm('12,3').data).toMatchObject({ value: 12.3, text: null, unit: 'mmol/L', context: null });
    expect(readForm('12,3').data?.measuredAt.toISOString()).toBe('2026-03-07T08:00:00.000Z');
  });

  test.each(['HI', 'LO', ' hi '])('stores the word %p of a glucometer as text', (word) => {
    expect(readForm(word).data).toMatchObject({ value: null, text: word.trim() });
  });

  test.each([
    ['', {}, 'value', 'entries.validation.required'],
    ['-3', {}, 'value', 'measures.validation.number'],
    ['12a', {}, 'value', 'measures.validation.number'],
    ['1.200', {}, 'value', 'measures.validation.unclear'],
    ['1,200', { locale: 'en' }, 'value', 'measures.validation.unclear'],
    ['--', {}, 'value', 'measures.validation.number'],
    ['½', {}, 'value', 'measures.validation.number'],
    ['HI', { kind: 'blood_pressure' }, 'value', 'measures.validation.number'],
    ['x'.repeat(21), {}, 'value', 'entries.validation.tooLong?max=20'],
    ['120', { kind: 'blood_pressure', diastolic: '130' }, 'diastolic', 'measures.validation.diastolic'],
    ['120', { kind: 'blood_pressure', diastolic: 'x' }, 'diastolic', 'measures.validation.number'],
  ] as const)('refuses %p with %p', (value, rest, field, message) => {
    expect(problems(readForm(value, rest))).toEqual([[field, message]]);
  });

  test('accepts both values of a blood pressure', () => {
    expect(readForm('151', { kind: 'blood_pressure', diastolic: '90' }).data).toMatchObject({
      value: 151,
      diastolic: 90,
    });
  });
});

test.each(['--', '٣', '12a'])('R15.12 the API refuses %p as a word', (text) => {
  const answer = readingInput(at).safeParse({ measuredAt: '2026-03-07T08:00:00Z', text });
  expect(answer.error?.issues).toMatchObject([{ path: ['text'], message: 'measures.validation.word' }]);
});

test('R15.12 the API refuses a negative value and keeps an omitted unit undefined', () => {
  const input = readingInput(at);
  const requestBody = { measuredAt: '2026-03-07T08:00:00Z' };
  expect(input.safeParse({ ...requestBody, value: -1 }).success).toBe(false);
  expect(input.parse({ ...requestBody, value: 5 }).unit).toBeUndefined();
});

test.each([
  [{ value: 12.3, diastolic: null, text: null, unit: 'mmol/L' }, '12,3\u00A0mmol/L'],
  [{ value: 151, diastolic: 90, text: null, unit: 'mmHg' }, '151/90\u00A0mmHg'],
  [{ value: null, diastolic: null, text: 'HI', unit: 'mmol/L' }, 'HI'],
  [{ value: 3, diastolic: null, text: null, unit: null }, '3'],
])('R15.12 %p reads %p', (value, text) => {
  expect(readingText(value, 'es')).toBe(text);
});

test('R15.11 converts a row to an entry with days', () => {
  const row = {
    ...{ id: 'm1', kind: 'girth' as const, name: null, unit: 'cm', low: null, high: null, rangeUnit: 'cm' },
    ...{ rangeBy: null, rangeSince: new Date('2026-03-07'), endedOn: null, note: null },
  };
  expect(toMeasure(row)).toMatchObject({ rangeSince: '2026-03-07', endedOn: null });
});
