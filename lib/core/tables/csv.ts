import { CsvError, parse } from 'csv-parse/sync';

export interface TableLine {
  /** Number of the line in the file, from 1. */
  line: number;
  record: string[];
}

const SEPARATOR_LINE = /^"?sep ?= ?(\\t|[^\n"])?"?[;,\t "]{0,50}\n/i;

/** A first line "sep=;" names the delimiter of the lines below. */
export function splitSeparatorLine(csv: string): { named: string | null; table: string } {
  const [line, named = null] = SEPARATOR_LINE.exec(csv.slice(0, 70)) ?? [];
  return { named: named === '\\t' ? '\t' : named, table: csv.slice(line?.length ?? 0) };
}

const MOST_HEADING = 5000;

export function delimiterOf(csv: string): ',' | ';' | '\t' {
  const [first = ''] = csv
    .slice(0, MOST_HEADING)
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

export interface CsvText {
  csv: string;
  /** Delimiter that the text itself names. */
  named: string | null;
  linesBefore: number;
}

export function readCsvText(typed: string): CsvText {
  const whole = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { named, table: csv } = splitSeparatorLine(whole);
  return { csv, named, linesBefore: csv.length < whole.length ? 1 : 0 };
}

interface ParseOptions {
  delimiter: string;
  most: number;
  isRelaxed?: boolean;
}

/** @returns the non-empty lines, or the number of a line whose quotation marks do not match */
export function parseCsv({ csv, linesBefore }: Omit<CsvText, 'named'>, options: ParseOptions): TableLine[] | number {
  const { delimiter, most, isRelaxed = false } = options;
  try {
    const lines = parse(csv, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: isRelaxed,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return lines.map(({ record, info }) => ({ line: info.lines + linesBefore, record }));
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    if (failure.code === 'INVALID_OPENING_QUOTE') {
      return parseCsv({ csv, linesBefore }, { ...options, isRelaxed: true });
    }
    const { lines } = failure as CsvError & { lines: number };
    return lines + linesBefore;
  }
}

const delimiters = ['\t', ';', '|', ','] as const;
const COMPARED_LINES = 20;

/** First delimiter found in most of the first lines: a title has none, and a note may contain any. */
function usualDelimiter(csv: string): string {
  const lines = csv
    .slice(0, MOST_HEADING)
    .split('\n', COMPARED_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  return delimiters.find((one) => lines.filter((line) => line.includes(one)).length * 2 > lines.length) ?? ',';
}

/** @returns as `parseCsv` */
export function readCsv(typed: string, most: number): TableLine[] | number {
  const text = readCsvText(typed);
  return parseCsv(text, { delimiter: text.named ?? usualDelimiter(text.csv), most });
}
