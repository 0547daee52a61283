import type { CollectionPet } from '@/lib/collections/collection-pet';
import { isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { WeightUnit } from '@/lib/core/i18n/units';
import { type DateOrder, orderOf, readWhen } from '@/lib/core/tables/dates';
import {
  columnDecimalMark,
  type DecimalMark,
  plausibleDecimalMark,
  readGroupedNumber,
} from '@/lib/core/tables/numbers';
import { type Column, unitNamed, weightColumns } from './import-columns';
import { type ImportError, isComplete, isWeightSplit, type WeightTable } from './import-lines';
import { weightInput } from './schema';
import { toGrams } from './units';
import { checkWeight, type Weight } from './weight';

export type ImportRow = Omit<Weight, 'id'> & { line: number };

export interface Series {
  rows: ImportRow[];
  errors: ImportError[];
  /** Assumed order of day and month. Absent if no date depends on it, null if the user has to choose. */
  order?: DateOrder | null;
}

interface Circumstances {
  unit: WeightUnit;
  timeZone: string;
  usualOrder: DateOrder | null;
  at: Date;
  pet: CollectionPet;
}

interface Notation {
  order: DateOrder;
  mark: DecimalMark | null;
  /** Built once, because that takes longer than reading a row. */
  schema: ReturnType<typeof weightInput>;
}

type Cells = Partial<Record<Column, string>>;

const error = <Name extends string>(name: Name) => `weights.csv.errors.${name}` as const;

/** Undoes the export's protection against formulas. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;
const UNIT = /\p{L}.*/su;

function typedWeight(cells: Cells): { column: (typeof weightColumns)[number]; number: string; words: string } {
  const column = weightColumns.find((name) => cells[name]) ?? 'weight';
  const cellText = cells[column] ?? '';
  const number = cellText.replace(UNIT, '').trim();
  return { column, number, words: cellText.replace(number, '') };
}

/** Null if a second number follows, as in "5 lb 4". */
const unitIn = (words: string) => (/\d/.test(words) ? null : unitNamed(words));

function readGrams(cells: Cells, unit: WeightUnit, mark: DecimalMark | null): number | null {
  const { column, number, words } = typedWeight(cells);
  const unitless = column === 'weight' ? unit : column;
  const statedUnit = words || (column === 'weight' && cells.unit) || null;
  const namedUnit = statedUnit === null ? unitless : unitIn(statedUnit);
  const markOfGrams = number.includes(',') ? '.' : ',';
  const value = readGroupedNumber(number, mark ?? (namedUnit === 'g' ? markOfGrams : null));
  return value === null || namedUnit === null ? null : toGrams(value, namedUnit);
}

function readRow(
  cells: Cells,
  { order, mark, schema }: Notation,
  { unit, timeZone, pet }: Circumstances,
): Omit<Weight, 'id'> | string {
  const when = readWhen(cells.date ?? '', cells.time ?? '', timeZone, order);
  if (!when) return error('date');
  const grams = readGrams(cells, unit, mark);
  if (grams === null) return error('weight');
  const score = cells.score ? readNumber(cells.score) : null;
  if (cells.score && score === null) return 'weights.validation.score';
  const note = cells.note?.replace(ESCAPED, '') ?? null;
  const rowValues = { measuredAt: when.toISOString(), grams, bodyConditionScore: score, note };
  const result = schema.safeParse(rowValues);
  if (!result.success) return result.error.issues[0]?.message ?? error('weight');
  const [impossible] = Object.values(checkWeight({ id: '', ...rowValues }, pet));
  return impossible ?? { ...rowValues, note: result.data.note };
}

function readCells(record: readonly string[], columns: WeightTable['columns']): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) {
    if (column) cells[column] ||= record[index];
  }
  return cells;
}

/** Decimal mark that the numbers prove, else the one that gives plausible weights. */
function decimalMarkIn(rows: readonly Cells[], { unit, pet }: Circumstances): DecimalMark | null {
  const range = plausibleGrams(pet.type);
  const fits = (cells: Cells) => (mark: DecimalMark) => {
    const grams = readGrams(cells, unit, mark);
    return grams !== null && isPlausible(grams, range);
  };
  return columnDecimalMark(rows.map((cells) => typedWeight(cells).number)) ?? plausibleDecimalMark(rows.map(fits));
}

const failLine = (line: number, message: string): Series => ({ rows: [], errors: [{ line, message }] });

export function readRows(table: WeightTable, circumstances: Circumstances): Series {
  if (!isComplete(table)) return failLine(1, error('columns'));
  const data = table.data.map(({ line, record }) => ({
    line,
    cells: readCells(record, table.columns),
    isSplit: isWeightSplit(record, table),
  }));
  const { proven, unclear } = orderOf(data.map(({ cells }) => cells.date ?? ''));
  const assumedOrder = unclear ? { order: circumstances.usualOrder } : {};
  if (assumedOrder.order === null) return { ...failLine(1, error('order')), order: null };
  const order = proven ?? circumstances.usualOrder ?? 'dayFirst';
  const mark = decimalMarkIn(
    data.map(({ cells }) => cells),
    circumstances,
  );
  const series: Series = { rows: [], errors: [], ...assumedOrder };
  const notation = { order, mark, schema: weightInput(circumstances.at) };
  for (const { line, cells, isSplit } of data) {
    const row = isSplit ? error('split') : readRow(cells, notation, circumstances);
    if (typeof row === 'string') series.errors.push({ line, message: row });
    else series.rows.push({ line, ...row });
  }
  return series;
}
