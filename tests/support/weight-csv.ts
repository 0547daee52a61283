import { readCsv } from '@/lib/core/tables/csv';
import type { DateOrder } from '@/lib/core/tables/dates';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { WeightTable } from '@/lib/records/weights/import-lines';
import { readRows, type Series } from '@/lib/records/weights/import-rows';
import { mapColumns } from '@/lib/sharing/table-import/columns';

export const at = instantFromJson('2026-11-27T10:00:00Z');
const pet = { type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };

/** Reads a table of weights as the page does. */
export function readSeries(csv: string, circumstances: Parameters<typeof readRows>[1]): Series {
  const table = readCsv(csv, 5000);
  if (typeof table === 'number' || table.lines.length === 0) return { rows: [], errors: [] };
  return readRows(mapColumns(table, 'weights') as WeightTable, circumstances);
}

export const series = (csv: string, usualOrder: DateOrder | null = 'dayFirst') =>
  readSeries(csv, { unit: 'kg', timeZone: 'Europe/Madrid', usualOrder, at, pet });
export const grams = (csv: string) => series(csv).rows.map((row) => row.grams);
export const days = (csv: string, usualOrder?: DateOrder | null) =>
  series(csv, usualOrder).rows.map(({ measuredAt }) => dayIn(instantFromJson(measuredAt), 'Europe/Madrid'));
export const csvOfDates = (...dates: string[]) => ['date;kg', ...dates.map((date) => `${date};12.4`)].join('\n');
