import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { analyteSeries, type ComparedReport, compareLatest } from '@/lib/records/lab-reports/compare';
import { labResult } from '@/tests/support/lab-results';

const reportOf = (sampledOn: string, ...results: Partial<LabResult>[]): ComparedReport => ({
  sampledOn,
  sample: 'blood',
  results: results.map((one) => ({ ...labResult, ...one })),
});

const creatinine = { analyte: 'creatinine', name: 'CREA', unit: 'mg/dL', low: 0.5, high: 1.8 };
const urea = { analyte: 'urea', name: 'Urea', unit: 'mmol/L', low: 3, high: 10 };
const alt = { analyte: 'alt', name: 'ALT', unit: 'U/L', low: 10, high: 100 };

const namesOf = (...reports: ComparedReport[]) => compareLatest(reports).map(({ result }) => result.name);

test('R15.5 results that stand out come first, the others as printed', () => {
  const latest = reportOf('2026-11-20', { ...alt, value: 50 }, { ...creatinine, value: 2.1 }, { ...urea, value: 5 });
  expect(namesOf(latest)).toEqual(['CREA', 'ALT', 'Urea']);
  expect(compareLatest([])).toEqual([]);
});

test('R15.5 each result finds its analyte in the newest earlier report', () => {
  const comparedResults = compareLatest([
    reportOf('2026-11-20', { ...creatinine, value: 2.1 }, { ...alt, value: 50 }),
    reportOf('2026-10-20', { ...creatinine, name: 'Creatinine', value: 1.9 }),
    reportOf('2026-09-20', { ...creatinine, value: 1 }, { ...alt, value: 40 }),
  ]);
  expect(comparedResults).toMatchObject([
    { key: 'creatinine', previous: { sampledOn: '2026-10-20', value: 1.9 }, change: 0.2 },
    { key: 'alt', previous: { sampledOn: '2026-09-20', value: 40 }, change: 10 },
  ]);
});

test('R15.5 previous values are in the unit of the newer result', () => {
  const [comparedResult] = compareLatest([
    reportOf('2026-11-20', { ...urea, value: 10 }),
    reportOf('2026-10-20', { analyte: 'bun', name: 'BUN', value: 28.014, unit: 'mg/dL' }),
  ]);
  expect(comparedResult).toMatchObject({ previous: { value: 10, result: { name: 'BUN', value: 28.014 } }, change: 0 });
});

test.each<[string, Partial<LabResult>, Partial<LabResult>, object]>([
  [
    'a unit that does not convert',
    { ...alt, value: 5 },
    { ...alt, value: 5, unit: 'x' },
    { previous: { value: null } },
  ],
  [
    'urea nitrogen without a unit',
    { ...urea, value: 30, unit: null },
    { analyte: 'bun', name: 'BUN', value: 14 },
    { previous: null },
  ],
  ['a previous result in words', { ...alt, value: 5 }, { ...alt, text: 'clotted' }, { previous: { value: null } }],
  ['a value above the measured range', { ...alt, value: 9, comparator: '>' }, { ...alt, value: 5 }, { previous: {} }],
  [
    'a free name with another unit',
    { name: 'Zinc', value: 5, unit: 'mg/L' },
    { name: 'Zinc', value: 5, unit: 'mmol/L' },
    { previous: null },
  ],
  [
    'another free name',
    { name: 'Zinc', value: 5, unit: 'mg/L' },
    { name: 'Tin', value: 5, unit: 'mg/L' },
    { previous: null },
  ],
  ['another name of symbols', { name: '***', value: 5 }, { name: '---', value: 5 }, { previous: null }],
])('R15.5 no change from %s', (_, now, before, expected) => {
  const [comparedResult] = compareLatest([reportOf('2026-11-20', now), reportOf('2026-10-20', before)]);
  expect(comparedResult).toMatchObject({ change: null, ...expected });
});

test('R15.5 a free name matches in the same kind of sample', () => {
  const zinc = { name: 'Zinc', value: 2, unit: 'mg/L' };
  const before = reportOf('2026-10-20', { ...zinc, name: 'ZINC.', value: 0.1, unit: 'mg/dL' });
  expect(compareLatest([reportOf('2026-11-20', zinc), before])).toMatchObject([{ change: 1 }]);
  expect(compareLatest([reportOf('2026-11-20', zinc), { ...before, sample: 'urine' }])).toMatchObject([
    { change: null },
  ]);
});

test('R15.5 a series is in the unit of its newest value', () => {
  const reports = [
    reportOf('2026-11-20', { ...creatinine, text: 'clotted' }),
    reportOf('2026-10-20', { ...creatinine, value: 176.8, unit: 'µmol/L', low: 44.2, high: 159.12 }),
    reportOf('2026-09-20', { ...creatinine, value: 1, comparator: '<', low: null }),
    reportOf('2026-08-20', { ...creatinine, value: 2, unit: 'mg' }),
  ];
  const { unit, points, omitted } = analyteSeries(reports, 'creatinine');
  expect({ unit, omitted }).toEqual({ unit: 'µmol/L', omitted: 2 });
  expect(points).toMatchObject([
    { sampledOn: '2026-09-20', comparator: '<', low: null },
    { sampledOn: '2026-10-20', value: 176.8, low: 44.2, high: 159.12 },
  ]);
  expect(points[0]?.value).toBeCloseTo(88.4, 1);
  expect(analyteSeries(reports, '__proto__')).toEqual({ unit: null, points: [], omitted: 0 });
});

test('R15.5 reads the results of earlier reports once per page', () => {
  let reads = 0;
  const { results } = reportOf('2026-10-20', { name: 'Zinc', value: 4 }, { name: 'Tin', value: 4 });
  const earlier: ComparedReport = {
    sampledOn: '2026-10-20',
    sample: 'blood',
    get results() {
      reads += 1;
      return results;
    },
  };
  const reports = [reportOf('2026-11-20', { name: 'Zinc', value: 5 }, { name: 'Tin', value: 5 }), earlier];
  for (const { key } of compareLatest(reports)) expect(analyteSeries(reports, key).points).toHaveLength(2);
  expect(reads).toBe(1);
});
