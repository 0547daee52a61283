import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { findDecimalSeparator, readPastedNumber } from '@/lib/records/lab-reports/paste-numbers';
import { readPastedRows } from '@/lib/records/lab-reports/pasted-rows';
import { labResultInput } from '@/lib/records/lab-reports/schema';
import { labResult } from '@/tests/support/lab-results';

const resultsOf = (text: string) => readPastedRows(text, 'blood').rows.map(({ result }) => result);
const creatinine = { ...labResult, analyte: 'creatinine', name: 'CREA', value: 1.9, unit: 'mg/dL' };

test.each<[string, string, Partial<LabResult>]>([
  ['tabs', 'CREA\t1.9\tmg/dL\t0.5 - 1.8\tH', { low: 0.5, high: 1.8, flag: 'high' }],
  ['semicolons', 'CREA;1,9;mg/dL;0,5–1,8;↑', { low: 0.5, high: 1.8, flag: 'high' }],
  ['spaces', '  CREA   1.9 H   mg/dL   (0.5 to 1.8)', { low: 0.5, high: 1.8, flag: 'high' }],
  ['a range first', 'CREA\t0.5-1.8\t1.9\tmg/dL', { low: 0.5, high: 1.8 }],
  ['a unit behind the number', 'CREA\t1.9 mg/dL*\t< 1.8', { high: 1.8, flag: 'abnormal' }],
  ['the columns of our own table', 'CREA\t1.9\tmg/dL\t0.5\t1.8', { low: 0.5, high: 1.8 }],
  ['a lower limit', 'CREA\t1.9\tmg/dL\t≥0.5', { low: 0.5 }],
  ['no range', 'CREA\t1.9\tmg/dL', {}],
])('R15.7 reads a row with %s', (_, text, more) => {
  expect(readPastedRows(text, 'blood')).toEqual({
    rows: [{ result: { ...creatinine, ...more }, unclear: [] }],
    skipped: [],
  });
});

test('R15.7 assigns columns by a Spanish header', () => {
  const text = 'Unidad\tParámetro\tAnterior\tResultado\tValores de referencia\nmg/dL\tCREA\t1,4\t1,9\t0,5 a 1,8';
  expect(resultsOf(text)).toEqual([{ ...creatinine, low: 0.5, high: 1.8 }]);
});

test('R15.7 reads the first of two columns and lists the other', () => {
  const { rows, skipped } = readPastedRows(
    'Test\tResult\tUnits\tReference range\tResult\nCREA\t1.9\tmg/dL\t0.5 - 1.8\t1.4',
    'blood',
  );
  expect(rows).toEqual([{ result: { ...creatinine, low: 0.5, high: 1.8 }, unclear: [] }]);
  expect(skipped).toEqual(['Result']);
});

test('R15.7 reads abbreviated headings and lists unknown ones', () => {
  const text =
    'Test;Result;UoM;Ref. Range;Abnormal;Method\nCREA;1.9;mg/dL;0.5-1.8;H;X\nCREA;1.9;mg/dL;0.5-1.8;Normal;X';
  const plain = { ...creatinine, low: 0.5, high: 1.8 };
  expect(readPastedRows(text, 'blood')).toEqual({
    rows: [
      { result: { ...plain, flag: 'high' }, unclear: [] },
      { result: plain, unclear: [] },
    ],
    skipped: ['Method'],
  });
});

test('R15.7 reads limits and flag by an English header', () => {
  const text = 'Laboratory of the town\nTest;Result;Unit;Low;High;Flag\nCREA;1.9;mg/dL;0.5;1.8;High';
  expect(readPastedRows(text, 'blood')).toEqual({
    rows: [{ result: { ...creatinine, low: 0.5, high: 1.8, flag: 'high' }, unclear: [] }],
    skipped: ['Laboratory of the town'],
  });
});

test.each<[string, Partial<LabResult>]>([
  ['Zinc\t<0.5\tmg/L', { value: 0.5, comparator: '<', unit: 'mg/L' }],
  ['Zinc\t> 100', { value: 100, comparator: '>' }],
  ['Zinc\tneg', { text: 'neg' }],
  ['Zinc\t2+', { text: '2+' }],
  ['Zinc\t1:40', { text: '1:40' }],
  ['Zinc\t12\tmmHg', { value: 12, unit: 'mmHg' }],
  ['Zinc\t12\t10^9/L\t<20', { value: 12, unit: '10^9/L' }],
])('R15.7 reads %j', (text, more) => {
  const [result] = resultsOf(text);
  expect(result).toMatchObject({ ...labResult, name: 'Zinc', low: null, ...more, high: result?.high });
});

test.each<[string, string, string]>([
  ['Zinc\t1,234', 'value', '1,234'],
  ['Zinc\t1,5\nDensity\t1.035', 'value', '1.035'],
  ['Zinc\t1.5\nCopper\t1,5\nIron\t12,500', 'value', '12,500'],
  ['Zinc\t≤0.5', 'value', '≤0.5'],
  ['Zinc\t5.1 or 5.2', 'value', '5.1 or 5.2'],
  ['Zinc\t5.1\t9.5 - 3.5', 'range', '9.5 - 3.5'],
  ['Zinc\t5.1\t4.9\t4.8\t4.7', 'range', '4.9 4.8 4.7'],
  ['Test\tResult\tFlag\nZinc\t5.1\tA', 'flag', 'A'],
  [`${'x'.repeat(90)}\t5.1`, 'name', 'x'.repeat(90)],
])('R15.7 marks the unclear cell of %j', (text, field, cell) => {
  const unclear = readPastedRows(text).rows.flatMap((row) => row.unclear);
  expect(unclear).toEqual([{ field, text: cell }]);
});

test('R15.7 other lines are listed, not read', () => {
  const { rows, skipped } = readPastedRows('HEMATOLOGY\n\nHCT\t45\t%\nDate\t\nend', 'blood');
  expect(rows).toHaveLength(1);
  expect(skipped).toEqual(['HEMATOLOGY', 'Date\t', 'end']);
  expect(readPastedRows('')).toEqual({ rows: [], skipped: [] });
  expect(readPastedRows(Array.from({ length: 90 }, () => 'HCT\t45').join('\n')).rows).toHaveLength(80);
});

test.each([
  ['3.5', '.'],
  ['3,5 and 12.500', ','],
  ['0.125', '.'],
  ['1,234.5', '.'],
  ['1.234,5', ','],
  ['1.234', null],
  ['3.5 3,5', null],
  ['12.03.2026', null],
])('R15.7 the decimal separator of %j is %j', (text, sign) => {
  expect(findDecimalSeparator(text)).toBe(sign);
});

test.each([
  ['12', null, 12],
  ['12.500', ',', 12_500],
  ['12,500', '.', 12_500],
  ['1.234.567', ',', 1_234_567],
  ['1.234', '.', 1.234],
  ['1.234', ',', null],
  ['1.234', null, null],
  ['1.2.3', '.', null],
  ['1.', '.', null],
  ['', null, null],
] as const)('R15.7 %j with the decimal separator %j is %j', (token, decimal, number) => {
  expect(readPastedNumber(token, decimal)).toBe(number);
});

test('R15.7 pasted rows can be saved, whatever their names', () => {
  const { rows } = readPastedRows('__proto__\t1.5\nconstructor\tneg\ntoString\t3\thasOwnProperty\t1 - 2');
  for (const { result } of rows) expect(labResultInput.safeParse(result).success).toBe(true);
  expect(rows).toHaveLength(3);
});

test('R15.7 reads a long paste within a second', () => {
  const before = performance.now();
  readPastedRows(`${' '.repeat(50_000)}\n${'9'.repeat(50_000)}\t${'- '.repeat(20_000)}\n${'1.'.repeat(20_000)}`);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('R15.7 lists text beyond the longest paste as skipped', () => {
  const line = 'HCT\t45\t%';
  const { skipped } = readPastedRows(`${line}\n${'x'.repeat(60_000)}\nALT\t50`);
  expect(skipped.at(-1)).toBe('ALT\t50');
});
