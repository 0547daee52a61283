import type { Table, TableLine } from '@/lib/core/tables/csv';
import { isDate } from '@/lib/core/tables/dates';
import { fold } from '@/lib/core/text/fold';
import { countTitleLines, readColumns } from '@/lib/records/weights/import-columns';
import { type Field, fieldsOf, headingWords, requiredFields } from './fields';
import type { TableKind } from './kinds';
import { tableLimits } from './vocabulary';

export interface MappedTable {
  delimiter: string;
  /** Empty without a line of headings. */
  headings: readonly string[];
  data: readonly TableLine[];
  columns: readonly (Field | null)[];
}

const TITLE_LINES = 10;

/** Shorter words, such as "to" and "by", have to be the whole heading. */
const MIN_PART = 4;

const holdsWords = (heading: string, words: string) =>
  words.length >= MIN_PART && ` ${heading} `.includes(` ${words} `);

/** Exact headings first, then those that contain the words of a field, such as "Vaccination date". */
function nameColumns(headings: readonly string[], fields: readonly Field[]): (Field | null)[] {
  const folded = headings.map(fold);
  const columns: (Field | null)[] = folded.map(() => null);
  for (const fits of [(heading: string, words: string) => heading === words, holdsWords]) {
    for (const field of fields) {
      if (columns.includes(field)) continue;
      const index = folded.findIndex((heading, place) => {
        return columns[place] === null && heading !== '' && headingWords(field).some((words) => fits(heading, words));
      });
      if (index >= 0) columns[index] = field;
    }
  }
  return columns;
}

function isMostlyDates(data: readonly TableLine[], index: number): boolean {
  const cells = data.flatMap(({ record }) => record[index] || []);
  return cells.length > 0 && cells.filter(isDate).length * 2 > cells.length;
}

/** The only column with dates is the date, whatever its heading. */
function withDates(columns: readonly (Field | null)[], data: readonly TableLine[]): (Field | null)[] {
  if (columns.includes('date')) return [...columns];
  const candidates = columns.flatMap((field, index) => (field === null && isMostlyDates(data, index) ? [index] : []));
  return columns.map((field, index) => (candidates.length === 1 && index === candidates[0] ? 'date' : field));
}

function mapWeights({ lines, delimiter }: Table): MappedTable {
  const below = lines.slice(countTitleLines(lines.map(({ record }) => record)));
  const [first, ...rest] = below.map(({ record }) => record);
  const { columns, headed } = readColumns(first ?? [], rest);
  return { headings: headed ? (first ?? []) : [], data: headed ? below.slice(1) : below, columns, delimiter };
}

/** Guesses headings and columns. The user can change each column. */
export function mapColumns(table: Table, kind: TableKind): MappedTable {
  if (kind === 'weights') return mapWeights(table);
  const { lines, delimiter } = table;
  const namedIn = ({ record }: TableLine) => nameColumns(record, fieldsOf[kind]);
  const countNamed = (line: TableLine) => namedIn(line).filter((field) => field !== null).length;
  const firsts = lines.slice(0, TITLE_LINES).filter(({ record }) => !record.some(isDate));
  const [heading] = firsts.toSorted((a, b) => countNamed(b) - countNamed(a));
  const headings = heading && countNamed(heading) > 0 ? heading.record.slice(0, tableLimits.columns) : [];
  const data = headings.length > 0 ? lines.slice(lines.indexOf(heading as TableLine) + 1) : lines;
  const width = Math.min(tableLimits.columns, Math.max(0, ...data.map(({ record }) => record.length)));
  const named = headings.length > 0 ? namedIn({ line: 0, record: headings }) : [];
  const columns = Array.from({ length: Math.max(width, headings.length) }, (_, index) => named[index] ?? null);
  return { headings, data, columns: withDates(columns, data), delimiter };
}

/** Assigns a field to a column. Each field has one column. */
export function assignColumn(table: MappedTable, index: number, field: Field | null): MappedTable {
  const columns = table.columns.map((other, place) => {
    if (place === index) return field;
    return other === field ? null : other;
  });
  return { ...table, columns };
}

/** @returns alternatives of a field without which no row can be read */
export function missingFields({ columns }: MappedTable, kind: TableKind): readonly Field[] {
  return requiredFields[kind].find((fields) => !fields.some((field) => columns.includes(field))) ?? [];
}
