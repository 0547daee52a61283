import { CsvError, parse } from 'csv-parse/sync';

export interface TableLine {
  /** Number of the line in the file, from 1. */
  line: number;
  record: string[];
  /** Identifies an event of a calendar. */
  uid?: string;
}

const SEPARATOR_LINE = /^"?sep ?= ?(\\t|[^\n"])?"?[;,\t "]{0,50}\n/i;

/** A first line "sep=;" names the delimiter of the lines below. */
function splitSeparatorLine(csv: string): { named: string | null; table: string } {
  const [line, namedSeparator = null] = SEPARATOR_LINE.exec(csv.slice(0, 70)) ?? [];
  return { named: namedSeparator === '\\t' ? '\t' : namedSeparator, table: csv.slice(line?.length ?? 0) };
}

interface CsvText {
  csv: string;
  /** Delimiter that the text itself names. */
  named: string | null;
  linesBefore: number;
}

function readText(csvText: string): CsvText {
  const whole = csvText.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { named, table: csv } = splitSeparatorLine(whole);
  return { csv, named, linesBefore: csv.length < whole.length ? 1 : 0 };
}

interface ParseOptions {
  delimiter: string;
  most: number;
  isRelaxed?: boolean;
}

/** @returns the non-empty lines, or the number of a line whose quotation marks do not match */
function parseCsv({ csv, linesBefore }: Omit<CsvText, 'named'>, options: ParseOptions): TableLine[] | number {
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

const COMPARED_CHARACTERS = 5000;
const delimiters = ['\t', ';', '|', ','] as const;
const COMPARED_LINES = 20;

function countAlike(lines: readonly string[], delimiter: string): number {
  const lineCounts = new Map<number, number>();
  for (const line of lines) {
    const places = line.split(delimiter).length - 1;
    if (places > 0) lineCounts.set(places, (lineCounts.get(places) ?? 0) + 1);
  }
  return Math.max(0, ...lineCounts.values());
}

function usualDelimiter(csv: string): string {
  const lines = csv
    .slice(0, COMPARED_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split('\n', COMPARED_LINES);
  const [best = ','] = delimiters.toSorted((a, b) => countAlike(lines, b) - countAlike(lines, a));
  return best;
}

export interface Table {
  lines: TableLine[];
  /** Empty for a workbook. */
  delimiter: string;
}

/** @returns the table, or the number of a line whose quotation marks do not match */
export function readCsv(csvText: string, most: number): Table | number {
  const text = readText(csvText);
  const delimiter = text.named ?? usualDelimiter(text.csv);
  const lines = parseCsv(text, { delimiter, most });
  return Array.isArray(lines) ? { lines, delimiter } : lines;
}
