import type { LabResult } from '@/lib/collections/columns/lab-reports';
import {
  emptyRow,
  findRefusedCells,
  lastUnit,
  readRow,
  rowOf,
  rowsOfReport,
  toFormRows,
} from '@/lib/records/lab-reports/form-rows';
import { readPastedRows } from '@/lib/records/lab-reports/pasted-rows';
import { labReportForm } from '@/lib/records/lab-reports/schema';
import { labResult } from '@/tests/support/lab-results';

const form = (sample: string, results: object[]) =>
  labReportForm({ latest: '2026-11-30', locale: 'es' }).parse({
    ...{ sampledOn: '2026-11-20', laboratory: '', note: '', sample },
    results,
  });

const glucose = { ...labResult, analyte: 'glucose', value: 98.5, unit: 'mg/dL', low: 70, high: 120 };

test.each<Partial<LabResult>>([
  { value: 98, text: 'hemolysed' },
  { name: null, value: 98 },
  { text: '12' },
  { text: '25 mg/dL' },
  { text: '5-10 /HPF' },
  { text: '3 of 5' },
  { text: '<1:40' },
  { text: '1:40 positive' },
  { value: 1e-7, low: 1e-8 },
])('R15.9 saves the stored result %j unchanged', (result) => {
  const storedResult = { ...labResult, analyte: 'glucose', name: 'GLU', ...result };
  const row = rowOf(storedResult, 'es');
  expect(findRefusedCells(row, 'es')).toEqual([]);
  expect(form('', [row]).results).toEqual([storedResult]);
});

test('R15.9 keeps untouched cells when others change', () => {
  const storedResult = { ...glucose, name: 'GLU', text: 'hemolysed' };
  expect(readRow({ ...rowOf(storedResult, 'es'), high: '110' }, 'es')).toEqual({ ...storedResult, high: 110 });
  expect(readRow({ ...rowOf(storedResult, 'es'), name: 'GLUC' }, 'es')).toMatchObject({
    analyte: null,
    text: 'hemolysed',
  });
  expect(readRow({ ...rowOf(storedResult, 'es'), value: '99' }, 'es')).toMatchObject({ value: 99, text: null });
});

test('R15.9 finds the analyte of a stored result in a new sample', () => {
  const row = rowOf(glucose, 'es');
  expect(form('urine', [row]).results).toMatchObject([{ analyte: 'urine_glucose', name: 'Glucosa' }]);
  expect(form('blood', [rowOf({ ...glucose, analyte: null, name: 'GLU' }, 'es')]).results).toMatchObject([
    { analyte: 'glucose', name: 'GLU' },
  ]);
});

test('R15.9 the rows of an earlier report have no values or ranges', () => {
  const [row] = rowsOfReport({ results: [{ ...glucose, name: 'GLU', flag: 'high' }] }, 'es');
  expect(row).toEqual({ ...emptyRow, name: 'GLU', unit: 'mg/dL' });
});

const neutrophils = { ...labResult, analyte: 'neutrophils_percent', name: 'Neutrophils', unit: '%' };
const previous: Parameters<typeof lastUnit>[1] = [
  { sample: 'urine', laboratory: null, results: [{ ...glucose, analyte: 'urine_glucose', unit: 'mmol/L' }] },
  { sample: 'blood', laboratory: 'IDEXX', results: [{ ...glucose, unit: 'g/L' }] },
  { sample: 'blood', laboratory: 'Laboklin', results: [neutrophils, glucose] },
];

test.each([
  ['Glucose', 'blood', 'laboklin ', 'mg/dL'],
  ['Glucose', 'blood', 'IDEXX', 'g/L'],
  ['Glucose', 'urine', '', 'mmol/L'],
  ['Glucose', 'blood', '', null],
  ['Glucose', '', 'Laboklin', null],
  ['Neutrophils', 'blood', 'Laboklin', null],
] as const)('R15.9 suggests for %s in %s by %j the unit %s', (name, sample, laboratory, unit) => {
  expect(lastUnit(name, previous, { sample, laboratory })).toBe(unit);
});

test('R15.7 an unreadable flag marks the value', () => {
  const [row] = toFormRows(readPastedRows('Test\tResult\tFlag\nZinc\t5.1\tA'), 'en');
  expect(row).toMatchObject({ value: '5.1', flag: '', unclear: ['value'] });
});
