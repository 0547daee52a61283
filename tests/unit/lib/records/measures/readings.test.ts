import type { Measure } from '@/lib/records/measures/measure';
import { sortMeasures } from '@/lib/records/measures/measured';
import {
  convertReading,
  positionOf,
  rangeInUnit,
  readingDays,
  readingSeries,
  summarizeReadings,
  valueQuestion,
} from '@/lib/records/measures/readings';

const glucose: Measure = {
  ...{ id: 'm1', kind: 'blood_glucose', name: null, unit: 'mmol/L', low: 5, high: 12, rangeUnit: 'mmol/L' },
  ...{ rangeBy: 'Dr. Ruiz', rangeSince: null, endedOn: null, note: null },
};
const reading = (value: number | null, unit: string | null = 'mmol/L', measuredAt = '2026-03-07T08:00:00.000Z') => ({
  ...{ id: measuredAt, measuredAt, value, unit, diastolic: null, text: value === null ? 'HI' : null },
});
const position = (value: number | null, unit?: string | null, own: Measure = glucose) =>
  positionOf(reading(value, unit), own, 'UTC');

// 1 mmol/L of glucose is 18.0156 mg/dL: molar mass 180.156 g/mol (PubChem, CID 5793).
describe('R15.14 units of readings', () => {
  test.each([
    ['mg/dL', 'mmol/L', 180.156, 10],
    ['mmol/L', 'mg/dL', 5, 90.078],
    ['mg/dl', 'mg/dL', 90, 90],
  ])('glucose in %s becomes %s by its molar mass', (from, to, value, convertedAmount) => {
    expect(convertReading('blood_glucose', value, from, to)).toBeCloseTo(convertedAmount, 9);
  });

  test('ketones in mmol/L do not convert to mg/dL without a molar mass', () => {
    expect(convertReading('ketones', 1, 'mmol/L', 'mg/dL')).toBeNull();
  });

  test.each([
    ['cm', 'in'],
    ['mmHg', 'kPa'],
    ['drops', null],
  ])('%s does not convert to %s', (from, to) => {
    expect(convertReading('other', 3, from, to)).toBeNull();
    expect(convertReading('other', 3, from, from)).toBe(3);
  });
});

describe('R15.13 position in the range from the vet', () => {
  test.each([
    [4.9, 'below'],
    [5, 'within'],
    [12, 'within'],
    [12.1, 'above'],
  ] as const)('%p is %s the range from 5 to 12', (value, expected) => {
    expect(position(value)).toBe(expected);
  });

  test('a reading in another unit is compared by its converted value', () => {
    expect(position(90.078, 'mg/dL')).toBe('within');
    expect(position(90, 'mg/dL')).toBe('below');
  });

  test.each([
    ['a word', null, 'mmol/L', glucose],
    ['no range', 30, 'mmol/L', { ...glucose, low: null, high: null }],
    ['a unit that does not convert', 30, '%', glucose],
    ['no unit', 30, null, glucose],
  ] as const)('%s has no position', (_, value, unit, measure) => {
    expect(position(value, unit, measure)).toBeNull();
  });

  test.each([
    [{ low: null }, 1, 'within'],
    [{ high: null }, 100, 'within'],
    [{ high: null }, 4, 'below'],
  ] as const)('a range with one limit %p places %p', (limits, value, expected) => {
    expect(position(value, 'mmol/L', { ...glucose, ...limits })).toBe(expected);
  });

  test('readings before the first day of the range have no position', () => {
    const measure = { ...glucose, rangeSince: '2026-03-08' };
    const late = reading(20, 'mmol/L', '2026-03-07T23:30:00.000Z');
    expect(positionOf(late, measure, 'UTC')).toBeNull();
    expect(positionOf(late, measure, 'Europe/Madrid')).toBe('above');
  });
});

describe('R15.14 a chart has one unit', () => {
  const all = [reading(12), reading(null), reading(180.156, 'mg/dL'), reading(3, '%')];

  test('values are converted, and words and other units counted', () => {
    const { points, omitted } = readingSeries(all, glucose, 'UTC');
    expect(points.map(({ value }) => value)).toEqual([10, 12]);
    expect(omitted).toBe(2);
  });

  test('the range is drawn in the current unit, or not at all', () => {
    expect(rangeInUnit(glucose)).toEqual({ low: 5, high: 12 });
    expect(rangeInUnit({ ...glucose, unit: 'mg/dL' })?.low).toBeCloseTo(90.078, 6);
    expect(rangeInUnit({ ...glucose, unit: '%' })).toBeNull();
    expect(rangeInUnit({ ...glucose, low: null, high: null })).toBeNull();
  });

  test('R15.16 the summary compares values in one unit', () => {
    const { count, last, lowest, highest } = summarizeReadings([reading(12), ...all.slice(1)], glucose);
    expect([count, last.value, lowest?.value, highest?.value]).toEqual([4, 12, 180.156, 12]);
  });

  test('R15.16 the summary counts words and numbers that are not compared', () => {
    const lo = { ...reading(null), text: 'LO' };
    const { words, notCompared } = summarizeReadings([lo, ...all, reading(null)], glucose);
    expect(words).toEqual([
      { word: 'LO', count: 1 },
      { word: 'HI', count: 2 },
    ]);
    expect(notCompared).toBe(1);
  });

  test('R15.16 words alone have no lowest and no highest', () => {
    expect(summarizeReadings([reading(null)], glucose)).toMatchObject({ count: 1, lowest: null, highest: null });
  });
});

test('R15.15 days are in the reader’s time zone, newest first', () => {
  const moments = ['2026-03-08T22:30:00.000Z', '2026-03-08T12:00:00.000Z', '2026-03-07T12:00:00.000Z'];
  const readings = moments.map((measuredAt) => ({ measuredAt }));
  expect(readingDays(readings, 'UTC')).toEqual(['2026-03-08', '2026-03-07']);
  expect(readingDays(readings, 'Europe/Madrid')).toEqual(['2026-03-08', '2026-03-07']);
  expect(readingDays(readings, 'Asia/Tokyo')).toEqual(['2026-03-09', '2026-03-08', '2026-03-07']);
});

test.each([
  [123, [12.3, 14, 9], 'measures.question.more'],
  [1.2, [12.3, 14, 9], 'measures.question.less'],
  [40, [12.3, 14, 9], null],
  [123, [], null],
  [0, [0], null],
  [0, [250], null],
  [20, [250, 0], 'measures.question.less'],
  [200, [0], null],
] as const)('R15.12 asks about %p after %p: %p', (value, recent, question) => {
  expect(valueQuestion(value, recent)).toBe(question);
});

test('R15.11 measures in use come first, the last used before others', () => {
  const one = (id: string, endedOn: string | null, ...moments: string[]) => ({
    ...{ id, endedOn, readings: { items: moments.map((measuredAt) => ({ measuredAt })) } },
  });
  const sortedMeasures = sortMeasures([
    one('ended', '2026-03-01', '2026-02-28'),
    one('new', null),
    one('used', null, '2026-01-01'),
  ]);
  expect(sortedMeasures.map(({ id }) => id)).toEqual(['used', 'new', 'ended']);
});
