/** @jest-environment jsdom */
import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from '@/lib/browser/tables/xlsx';
import { xlsx } from '@/tests/support/xlsx';

const limits = { most: 100, columns: 5 };

test('R7.25 reads texts, numbers, dates and empty cells of a workbook', () => {
  const bytes = xlsx([
    ['Date', 'Weight', null, 'Note'],
    [],
    [{ date: 46_027 }, 4.2999999999999998, null, 'after <lunch>'],
    [{ date: 46_027.354166666664 }, 12.345, null, null],
    [{ date: 0.5 }],
  ]);
  expect(readXlsx(bytes, limits)).toEqual([
    { line: 1, record: ['Date', 'Weight', '', 'Note'] },
    { line: 3, record: ['2026-01-05', '4.3', '', 'after <lunch>'] },
    { line: 4, record: ['2026-01-05 08:30', '12.3450'] },
    { line: 5, record: ['12:00'] },
  ]);
});

test('R7.25 reads no more rows and columns than the limits', () => {
  const bytes = xlsx([['a', 'b', 'c', 'd', 'e', 'f'], ['1'], ['2']]);
  expect(readXlsx(bytes, { ...limits, most: 2 })).toEqual([
    { line: 1, record: ['a', 'b', 'c', 'd', 'e'] },
    { line: 2, record: ['1'] },
  ]);
});

test('R7.25 refuses a file that is not a workbook', () => {
  expect(() => readXlsx(new Uint8Array([0x50, 0x4b, 3, 4]), limits)).toThrow();
});

test.each([
  [276_098_102_345_678, '276098102345678'],
  [4013.125, '4013.125'],
  [0.125, '0.125'],
  [-1.234, '-1.2340'],
  [0.1 + 0.2, '0.3'],
  [{ date: 2_958_465 }, '9999-12-31'],
  [{ date: 2_958_466 }, '2958466'],
  [{ date: 276_098_102_345_678 }, '276098102345678'],
])('R7.25 reads the number %j of a workbook as %s', (cell, text) => {
  expect(readXlsx(xlsx([[cell]]), limits)).toEqual([{ line: 1, record: [text] }]);
});

const withPart = (name: string, bytes: number) => {
  const parts = unzipSync(xlsx([['a']]));
  return zipSync({ ...parts, [name]: new Uint8Array(bytes) });
};
const MiB = 1024 * 1024;

test('R7.25 leaves other sheets packed', () => {
  expect(readXlsx(withPart('xl/worksheets/sheet2.xml', 51 * MiB), limits)).toEqual([{ line: 1, record: ['a'] }]);
});

test('R7.25 refuses a workbook whose parts exceed 50 MB together', () => {
  expect(() => readXlsx(withPart('xl/styles.xml', 51 * MiB), limits)).toThrow('too large');
});
