import { CsvError, parse } from 'csv-parse/sync';
import {
  type Column,
  countTitleLines,
  delimiterOf,
  MOST_TITLE_LINES,
  readColumns,
  splitSeparatorLine,
  unitNamed,
  weightColumns,
} from './import-columns';
import { importLimits } from './vocabulary';

export interface ImportError {
  line: number;
  message: string;
}

interface Line {
  line: number;
  record: string[];
}

interface Table {
  data: Line[];
  columns: (Column | null)[];
  headed: boolean;
  delimiter: string;
}

interface Text {
  csv: string;
  linesBefore: number;
}

function parseLines({ csv, linesBefore }: Text, delimiter: string, isRelaxed = false): Line[] | ImportError {
  try {
    const lines = parse(csv, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: isRelaxed,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // Allows for the heading, and for one row too many, which detects an excess.
      to: importLimits.rows + MOST_TITLE_LINES + 2,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return lines.map(({ record, info }) => ({ line: info.lines + linesBefore, record }));
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    if (failure.code === 'INVALID_OPENING_QUOTE') return parseLines({ csv, linesBefore }, delimiter, true);
    const { lines } = failure as CsvError & { lines: number };
    return { line: lines + linesBefore, message: 'weights.csv.errors.quotes' };
  }
}

function readTable(text: Text, delimiter: string): Table | ImportError {
  const lines = parseLines(text, delimiter);
  if (!Array.isArray(lines)) return lines;
  const below = lines.slice(countTitleLines(lines.map(({ record }) => record)));
  const [first, ...rest] = below.map(({ record }) => record);
  const { columns, headed } = readColumns(first ?? [], rest);
  return { data: headed ? below.slice(1) : below, columns, headed, delimiter };
}

export const isComplete = ({ columns }: Table) =>
  columns.includes('when') && weightColumns.some((column) => columns.includes(column));

const FRACTION = /^\d{1,3}(?![.,\d])\s?(\p{L}*)\.?$/u;

export function isWeightSplit(record: readonly string[], { columns, delimiter }: Table): boolean {
  const weight = columns.findIndex((column, index) => weightColumns.some((name) => name === column) && record[index]);
  const [, unit] = FRACTION.exec(record[weight + 1] ?? '') ?? [];
  if (delimiter !== ',' || unit === undefined || !/^[+-]?\d+$/.test(record[weight] ?? '')) return false;
  const isOfWeight = unit === '' || unitNamed(unit) !== null;
  return isOfWeight && (columns[weight + 1] === 'note' || record.slice(columns.length).some(Boolean));
}

export function findTable(typed: string): Table | ImportError {
  const whole = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { named, table: csv } = splitSeparatorLine(whole);
  const text = { csv, linesBefore: csv.length < whole.length ? 1 : 0 };
  const usual = readTable(text, named ?? delimiterOf(csv));
  if (named !== null || ('data' in usual && usual.headed && isComplete(usual))) return usual;
  const others = ['\t', ';', ',', '|'].map((delimiter) => readTable(text, delimiter));
  return others.find((table) => 'data' in table && table.headed && isComplete(table)) ?? usual;
}
