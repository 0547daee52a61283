import { CsvError, parse } from 'csv-parse/sync';
import type { CollectionPet } from '@/lib/collections/collection-pet';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { WeightUnit } from '@/lib/core/i18n/units';
import { type Column, delimiterOf, readColumns, unitNamed, weightColumns } from './import-columns';
import { readWhen } from './import-when';
import { weightInput } from './schema';
import { toGrams } from './units';
import { importLimits } from './vocabulary';
import { checkWeight, type Weight } from './weight';

export type ImportRow = Omit<Weight, 'id'> & { line: number };

export interface ImportError {
  line: number;
  message: string;
}

export interface Series {
  rows: ImportRow[];
  errors: ImportError[];
}

export interface ImportAnswer extends Series {
  added: number;
  skipped: number;
  unlikely: ImportError[];
}

interface Circumstances {
  unit: WeightUnit;
  timeZone: string;
  at: Date;
  pet: CollectionPet;
}

type Cells = Partial<Record<Column, string>>;
type Line = { record: string[]; info: { lines: number } };

const error = <Name extends string>(name: Name) => `weights.csv.errors.${name}` as const;

/** Undoes the escaping of formulas by the export. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;
const UNIT = /\p{L}.*/su;

function readGrams(cells: Cells, unit: WeightUnit): number | null {
  const column = weightColumns.find((name) => cells[name]) ?? 'weight';
  const typed = cells[column] ?? '';
  const number = typed.replace(UNIT, '');
  const words = typed.slice(number.length);
  const value = readNumber(number);
  const unitless = column === 'weight' ? unit : column;
  const named = words === '' ? unitless : unitNamed(words);
  return value === null || named === null ? null : toGrams(value, named);
}

function readRow(cells: Cells, { unit, timeZone, at, pet }: Circumstances): Omit<Weight, 'id'> | string {
  const when = readWhen(cells.when ?? '', cells.time ?? '', timeZone);
  if (!when) return error('date');
  const grams = readGrams(cells, unit);
  if (grams === null) return error('weight');
  const score = cells.score ? readNumber(cells.score) : null;
  if (cells.score && score === null) return 'weights.validation.score';
  const note = cells.note?.replace(ESCAPED, '') ?? null;
  const read = { measuredAt: when.toISOString(), grams, bodyConditionScore: score, note };
  const result = weightInput(at).safeParse(read);
  if (!result.success) return result.error.issues[0]?.message ?? error('weight');
  const [impossible] = Object.values(checkWeight({ id: '', ...read }, pet));
  return impossible ?? { ...read, note: result.data.note };
}

function readCells(record: string[], columns: (Column | null)[]): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) {
    if (column) cells[column] ||= record[index];
  }
  return cells;
}

function readLines(csv: string): Line[] | ImportError {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The heading, and one row too many to detect an excess.
      to: importLimits.rows + 2,
      trim: true,
    }) as unknown as Line[];
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    const { lines } = failure as CsvError & { lines: number };
    return { line: lines, message: error('quotes') };
  }
}

export function readSeries(csv: string, circumstances: Circumstances): Series {
  const lines = readLines(csv);
  if (!Array.isArray(lines)) return { rows: [], errors: [lines] };
  const { columns, headed } = readColumns(lines[0]?.record ?? []);
  if (!columns.includes('when') || !weightColumns.some((one) => columns.includes(one)))
    return { rows: [], errors: [{ line: 1, message: error('columns') }] };
  const data = headed ? lines.slice(1) : lines;
  if (data.length > importLimits.rows) return { rows: [], errors: [{ line: 1, message: error('tooMany') }] };
  const series: Series = { rows: [], errors: [] };
  for (const { record, info } of data) {
    const row = readRow(readCells(record, columns), circumstances);
    if (typeof row === 'string') series.errors.push({ line: info.lines, message: row });
    else series.rows.push({ line: info.lines, ...row });
  }
  return series;
}
