import { labReportInput, labReportPatch } from '@/lib/records/lab-reports/schema';

const today = '2026-11-30';
const row = { analyte: 'creatinine', name: 'CREA', value: 1.9, unit: 'mg/dL', low: 0.5, high: 1.8, flag: 'high' };
const body = { sampledOn: '2026-11-20', results: [row] };
const errorsOf = (more: object) =>
  labReportInput(today)
    .safeParse({ ...body, ...more })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('R15.4 only the day and one result are required', () => {
  const blood = { sampledOn: '2026-11-20', results: [{ analyte: 'alt', value: 50 }] };
  expect(labReportInput(today).parse(blood)).toEqual({
    ...{ sampledOn: '2026-11-20', laboratory: null, sample: null, note: null },
    results: [
      {
        ...{ analyte: 'alt', name: null, value: 50, comparator: null, text: null },
        ...{ unit: null, low: null, high: null, flag: null },
      },
    ],
  });
});

test('R15.4 accepts a free name and a result in words', () => {
  expect(errorsOf({ results: [{ name: 'Heartworm', text: 'negative' }] })).toEqual([]);
  expect(errorsOf({ results: [{ name: '__proto__', text: 'constructor' }] })).toEqual([]);
});

const requiredError = 'entries.validation.required';
const invalid = 'entries.validation.invalid';

test.each<[object, [string, string]]>([
  [{ ...row, value: null }, ['value', requiredError]],
  [{ value: 1 }, ['name', requiredError]],
  [{ ...row, analyte: 'unknown' }, ['analyte', invalid]],
  [{ ...row, analyte: '__proto__' }, ['analyte', invalid]],
  [{ ...row, low: 2 }, ['high', 'labReports.validation.range']],
  [{ ...row, value: null, text: 'high', comparator: '>' }, ['value', requiredError]],
  [{ ...row, value: Number.POSITIVE_INFINITY }, ['value', invalid]],
  [{ ...row, value: 1e10 }, ['value', invalid]],
  [{ ...row, value: '1.9' }, ['value', invalid]],
  [{ ...row, flag: 'H' }, ['flag', invalid]],
])('R15.4 refuses the result %j', (result, [field, message]) => {
  expect(errorsOf({ results: [row, result] })).toEqual([[`results.1.${field}`, message]]);
});

test('R15.4 refuses unknown keys, too many results and a future day', () => {
  expect(errorsOf({ results: [{ ...row, normal: true }] })).toHaveLength(1);
  expect(errorsOf({ results: [] })).toHaveLength(1);
  expect(errorsOf({ results: Array.from({ length: 81 }, () => row) })).toHaveLength(1);
  expect(errorsOf({ sampledOn: '2026-12-01' })).toEqual([['sampledOn', 'entries.validation.dateInFuture']]);
  expect(errorsOf({ results: [{ ...row, name: 'x'.repeat(81) }] })).toHaveLength(1);
});

test('R15.4 a patch keeps absent fields', () => {
  expect(labReportPatch(today).parse({ laboratory: 'IDEXX' })).toEqual({ laboratory: 'IDEXX' });
});
