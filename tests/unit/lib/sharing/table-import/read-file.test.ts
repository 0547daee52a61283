/** @jest-environment jsdom */
import { readFile, readPasted } from '@/lib/sharing/table-import/read-file';

const MiB = 1024 * 1024;
const rowsOf = (count: number) => `Date,Vaccine\n${'2026-01-05,Rabies\n'.repeat(count)}`;

test('R7.25 accepts 20,000 rows and refuses more', () => {
  expect(readPasted(rowsOf(20_000))).toMatchObject({ table: { lines: { length: 20_001 } } });
  expect(readPasted(rowsOf(20_010))).toEqual({ problem: 'tooMany' });
});

test('R7.25 refuses a file or text above 5 MB', async () => {
  expect(readPasted('x'.repeat(5 * MiB))).toHaveProperty('table');
  expect(readPasted('x'.repeat(5 * MiB + 1))).toEqual({ problem: 'tooLarge' });
  expect(await readFile({ size: 5 * MiB + 1 } as File, 'UTC')).toEqual({ problem: 'tooLarge' });
});

test('R7.25 cuts each line of a text to 50 columns', () => {
  const wide = `${'Date,'.repeat(100_000)}\n2026-01-05\n`;
  expect(readPasted(wide)).toMatchObject({
    table: { lines: [{ record: { length: 50 } }, { record: ['2026-01-05'] }] },
  });
});
