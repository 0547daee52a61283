import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { findAnalyte, normalizeName } from './find-analyte';
import { isUnflagged, looksLikeNumber, looksLikeRange, readFlag, readRange, readValue } from './paste-cells';
import { type DecimalSeparator, findDecimalSeparator } from './paste-numbers';
import { isUnit } from './units';
import { type LabSample, labLimits } from './vocabulary';

const LONGEST = 50_000;
const LONGEST_LINE = 500;

export type PastedField = 'name' | 'value' | 'unit' | 'range' | 'flag';

export interface PastedRow {
  result: LabResult;
  /** Cells that can be read in more than one way, as pasted. Their fields stay empty. */
  unclear: { field: PastedField; text: string }[];
}

export interface PastedRows {
  rows: PastedRow[];
  /** Other lines and columns, such as titles or values of earlier reports. */
  skipped: string[];
}

type Column = PastedField | 'low' | 'high';
type Cells = Partial<Record<Column, string>>;

const headings: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    name: ['test', 'analyte', 'parameter', 'name', 'analito', 'parametro', 'prueba', 'determinacion', 'nombre'],
    value: ['result', 'results', 'value', 'resultado', 'resultados', 'valor'],
    unit: ['unit', 'units', 'uom', 'unidad', 'unidades'],
    range: [
      ...['reference', 'range', 'referencerange', 'referenceinterval', 'referencevalues', 'normalrange'],
      ...['refrange', 'refinterval'],
      ...['referencia', 'rango', 'rangodereferencia', 'intervalodereferencia', 'valoresdereferencia'],
    ],
    low: ['low', 'min', 'lowerlimit', 'minimo', 'limiteinferior'],
    high: ['high', 'max', 'upperlimit', 'maximo', 'limitesuperior'],
    flag: ['flag', 'flags', 'abnormal', 'indicator', 'indicador', 'alerta'],
  } satisfies Record<Column, string[]>).flatMap(([column, words]) =>
    words.map((word) => [word, column as Column] as const),
  ),
);

/** Null for columns that are not read. */
type Header = (Column | null)[];

/** @returns columns of a header row; null for any other row */
function readHeader(cells: readonly string[]): Header | null {
  const columns = cells.map((cell) => headings.get(normalizeName(cell)) ?? null);
  if (!columns.includes('name') || !columns.includes('value')) return null;
  // A second column of values may be that of an earlier report.
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
}

const byHeader = (cells: readonly string[], header: Header): Cells =>
  Object.fromEntries(header.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]]] : [])));

const UNKNOWN_UNIT = /^(?:\S*\/\S*|\p{L}{1,5})$/u;

/** Sorts the cells of a row without a header by their shape. */
function byShape([name = '', ...others]: readonly string[]): Cells {
  const cells: Cells = { name };
  const numbers: string[] = [];
  for (const cell of others.filter((one) => one !== '')) {
    if (readFlag(cell) !== null) cells.flag ??= cell;
    else if (looksLikeRange(cell)) cells.range ??= cell;
    else if (isUnit(cell)) cells.unit ??= cell;
    else if (cells.value === undefined) cells.value = cell;
    else if (looksLikeNumber(cell)) numbers.push(cell);
    else if (looksLikeNumber(cells.value) && UNKNOWN_UNIT.test(cell)) cells.unit ??= cell;
  }
  if (cells.range !== undefined || numbers.length === 0) return cells;
  const [low, high] = numbers;
  // Name, value, unit, low, high: the order of our own table.
  const isOurs = numbers.length === 2 && others.length === 4 && cells.unit === others[1];
  return isOurs ? { ...cells, low, high } : { ...cells, range: numbers.join(' ') };
}

function limitOf(cell: string | undefined, decimal: DecimalSeparator | null): number | null {
  return cell === undefined ? null : (readValue(cell, decimal)?.value ?? null);
}

function readLimits({ range, low, high }: Cells, decimal: DecimalSeparator | null) {
  if (range !== undefined) return readRange(range, decimal);
  const limits = { low: limitOf(low, decimal), high: limitOf(high, decimal) };
  const isUnreadable = (low !== undefined && limits.low === null) || (high !== undefined && limits.high === null);
  return isUnreadable || (limits.low ?? Number.NEGATIVE_INFINITY) > (limits.high ?? Number.POSITIVE_INFINITY)
    ? null
    : limits;
}

const boundText = (text: string | undefined, most: number) => (text !== undefined && text.length <= most ? text : null);

function toRow(cells: Cells, decimal: DecimalSeparator | null, sample: LabSample | null): PastedRow {
  const value = readValue(cells.value ?? '', decimal);
  const limits = readLimits(cells, decimal);
  const printedFlag = cells.flag !== undefined && isUnflagged(cells.flag) ? undefined : cells.flag;
  const flag = readFlag(printedFlag ?? '');
  const printedUnit = cells.unit ?? value?.unit ?? undefined;
  const unit = boundText(printedUnit, labLimits.unit);
  const name = boundText(cells.name, labLimits.name);
  const printedLimits = [cells.low, cells.high].filter((limit) => limit !== undefined).join(' – ') || undefined;
  const readFields: readonly [PastedField, string | undefined, unknown][] = [
    ['name', cells.name, name],
    ['value', cells.value, value],
    ['unit', printedUnit, unit],
    ['range', cells.range ?? printedLimits, limits],
    ['flag', printedFlag, flag],
  ];
  return {
    result: {
      ...{ analyte: findAnalyte(name ?? '', { sample, unit }), name },
      ...{ value: value?.value ?? null, comparator: value?.comparator ?? null, text: value?.text ?? null },
      ...{ unit, low: limits?.low ?? null, high: limits?.high ?? null, flag: flag ?? value?.flag ?? null },
    },
    unclear: readFields.flatMap(([field, text, fieldValue]) =>
      text !== undefined && fieldValue === null ? [{ field, text }] : [],
    ),
  };
}

const TAB = /\t/;

function splitterOf(lines: readonly string[]): RegExp {
  if (lines.some((line) => line.includes('\t'))) return TAB;
  return lines.filter((line) => line.includes(';')).length * 2 >= lines.length ? /;/ : /\s{2,}/;
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/**
 * Reads cells pasted from a spreadsheet or a report, separated by tabs, semicolons or several spaces. Never guesses:
 * an unclear cell is left empty and named.
 */
export function readPastedRows(text: string, sample: LabSample | null = null): PastedRows {
  const end = text.length > LONGEST ? text.lastIndexOf('\n', LONGEST) + 1 : text.length;
  const [lines, tooLong] = [linesOf(text.slice(0, end)), linesOf(text.slice(end))];
  const splitter = splitterOf(lines);
  const table = lines.map((whole) => {
    const line = whole.slice(0, LONGEST_LINE);
    // A leading tab is an empty cell.
    return (splitter === TAB ? line : line.trim()).split(splitter).map((cell) => cell.trim());
  });
  const decimal = findDecimalSeparator(table.map((cells) => cells.slice(1).join('\n')).join('\n'));
  const pastedRows: PastedRows = { rows: [], skipped: [] };
  let header: Header | null = null;
  for (const [index, cells] of table.entries()) {
    const headerRow = readHeader(cells);
    header = headerRow ?? header;
    const row = header ? byHeader(cells, header) : byShape(cells);
    const isResult = !headerRow && row.name && row.value && pastedRows.rows.length < labLimits.results;
    if (isResult) pastedRows.rows.push(toRow(row, decimal, sample));
    else if (headerRow)
      pastedRows.skipped.push(...cells.filter((cell, column) => cell !== '' && headerRow[column] === null));
    else pastedRows.skipped.push(lines[index] ?? '');
  }
  return { ...pastedRows, skipped: [...pastedRows.skipped, ...tooLong] };
}
