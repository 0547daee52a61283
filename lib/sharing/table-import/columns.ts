import { headingWords } from '@/lib/collections/heading-words';
import type { Table, TableLine } from '@/lib/core/tables/csv';
import { isDate } from '@/lib/core/tables/dates';
import { fold } from '@/lib/core/text/fold';
import { countTitleLines, readColumns } from '@/lib/records/weights/import-columns';
import { type Field, fieldsOf, requiredFields } from './fields';
import type { TableKind } from './kinds';

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

const containsWords = (heading: string, words: string) =>
  words.length >= MIN_PART && ` ${heading} `.includes(` ${words} `);

const BIRTH =
  /\b(birth\w*|born|dob|nacimiento|nacid[oa]|cumpleanos|geburt\w*|geboren|naissance|nee? le|anniversaire|nascita|nat[oa] il|compleanno|nascimento|nascid[oa]|aniversario)\b/;

const containsField = (heading: string, field: Field) =>
  headingWords(field).some((words) => ` ${heading} `.includes(` ${words} `));

/** True for a birth and for the expiry of a batch, which no field holds. */
function isOtherDate(heading: string): boolean {
  const foldedHeading = fold(heading);
  return (
    BIRTH.test(foldedHeading) || (containsField(foldedHeading, 'batch') && containsField(foldedHeading, 'validUntil'))
  );
}

/** Exact headings first, then those that contain the words of a field, such as "Vaccination date". */
function nameColumns(headings: readonly string[], fields: readonly Field[]): (Field | null)[] {
  const foldedHeadings = headings.map((heading) => (isOtherDate(heading) ? '' : fold(heading)));
  const columns: (Field | null)[] = foldedHeadings.map(() => null);
  for (const fits of [(heading: string, words: string) => heading === words, containsWords]) {
    for (const field of fields) {
      if (columns.includes(field)) continue;
      const places = foldedHeadings.flatMap((heading, place) => {
        const isFree = columns[place] === null && heading !== '';
        return isFree && headingWords(field).some((words) => fits(heading, words)) ? [place] : [];
      });
      const [first, second] = places;
      // Headings that may mean the date mean no other field: "Given by" and "Vaccination date".
      if (field === 'date' && fits === containsWords && second !== undefined)
        for (const place of places) foldedHeadings[place] = '';
      else if (first !== undefined) columns[first] = field;
    }
  }
  return columns;
}

function isMostlyDates(data: readonly TableLine[], index: number): boolean {
  const cells = data.flatMap(({ record }) => record[index] || []);
  return cells.length > 0 && cells.filter(isDate).length * 2 > cells.length;
}

/** The only column with dates is the date, unless its heading names another one. */
function withDates({ columns, headings, data }: Omit<MappedTable, 'delimiter'>): (Field | null)[] {
  if (columns.includes('date')) return [...columns];
  const candidates = columns.flatMap((field, index) => {
    const isFree = field === null && !isOtherDate(headings[index] ?? '');
    return isFree && isMostlyDates(data, index) ? [index] : [];
  });
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
  const headings = heading && countNamed(heading) > 0 ? heading.record : [];
  const data = headings.length > 0 ? lines.slice(lines.indexOf(heading as TableLine) + 1) : lines;
  const width = Math.max(0, ...data.map(({ record }) => record.length));
  const namedColumns = headings.length > 0 ? namedIn({ line: 0, record: headings }) : [];
  const columns = Array.from({ length: Math.max(width, headings.length) }, (_, index) => namedColumns[index] ?? null);
  return { headings, data, columns: withDates({ headings, data, columns }), delimiter };
}

/** Assigns a field to a column. Each field has one column. */
export function assignColumn(table: MappedTable, index: number, field: Field | null): MappedTable {
  const columns = table.columns.map((other, place) => {
    if (place === index) return field;
    return other === field ? null : other;
  });
  return { ...table, columns };
}

export function missingFields({ columns }: MappedTable, kind: TableKind): readonly Field[] {
  return requiredFields[kind].find((fields) => !fields.some((field) => columns.includes(field))) ?? [];
}
