import { type CsvText, delimiterOf, parseCsv, readCsvText, type TableLine } from '@/lib/core/tables/csv';
import {
  type Column,
  countTitleLines,
  MOST_TITLE_LINES,
  readColumns,
  unitNamed,
  weightColumns,
} from './import-columns';
import { importLimits } from './vocabulary';

export interface ImportError {
  line: number;
  message: string;
}

export interface WeightTable {
  data: TableLine[];
  columns: (Column | null)[];
  headed: boolean;
  delimiter: string;
}

// Allows for the heading, and for one row too many, which detects an excess.
const MOST_LINES = importLimits.rows + MOST_TITLE_LINES + 2;

function readTable(text: CsvText, delimiter: string): WeightTable | ImportError {
  const lines = parseCsv(text, { delimiter, most: MOST_LINES });
  if (!Array.isArray(lines)) return { line: lines, message: 'weights.csv.errors.quotes' };
  const below = lines.slice(countTitleLines(lines.map(({ record }) => record)));
  const [first, ...rest] = below.map(({ record }) => record);
  const { columns, headed } = readColumns(first ?? [], rest);
  return { data: headed ? below.slice(1) : below, columns, headed, delimiter };
}

export const isComplete = ({ columns }: WeightTable) =>
  columns.includes('date') && weightColumns.some((column) => columns.includes(column));

const FRACTION = /^\d{1,3}(?![.,\d])\s?(\p{L}*)\.?$/u;

export function isWeightSplit(record: readonly string[], { columns, delimiter }: WeightTable): boolean {
  const weight = columns.findIndex((column, index) => weightColumns.some((name) => name === column) && record[index]);
  const [, unit] = FRACTION.exec(record[weight + 1] ?? '') ?? [];
  if (delimiter !== ',' || unit === undefined || !/^[+-]?\d+$/.test(record[weight] ?? '')) return false;
  const isOfWeight = unit === '' || unitNamed(unit) !== null;
  return isOfWeight && (columns[weight + 1] === 'note' || record.slice(columns.length).some(Boolean));
}

export function findTable(typed: string): WeightTable | ImportError {
  const text = readCsvText(typed);
  const usual = readTable(text, text.named ?? delimiterOf(text.csv));
  if (text.named !== null || ('data' in usual && usual.headed && isComplete(usual))) return usual;
  const others = ['\t', ';', ',', '|'].map((delimiter) => readTable(text, delimiter));
  return others.find((table) => 'data' in table && table.headed && isComplete(table)) ?? usual;
}
