import { isDate } from '@/lib/core/tables/dates';
import { foldLetters } from '@/lib/core/text/fold';
import { MAX_IMPORT_COLUMNS, type TypedUnit } from './vocabulary';

export type Column = 'date' | 'time' | TypedUnit | 'weight' | 'unit' | 'score' | 'note';

const headings: readonly [column: Column, pattern: RegExp][] = [
  ['score', /^(bodyconditionscore|bcs|body condition( score)?|condicion( corporal)?)$/],
  ['note', /^(notes?|notas?|comments?|comentarios?)$/],
  ['date', /^(measuredat|date|day|fecha|dia|date and time|date time|datetime|fecha y hora)$/],
  ['time', /^(time|hora)$/],
  ['weight', /^(weight|peso)$/],
];

const MEASURE = /((weight|peso) )?(in |en )?/;

const units: readonly [unit: TypedUnit, pattern: RegExp][] = [
  ['g', /^(g|grams?|gramos?)$/],
  ['kg', /^(kgs?|kilos?|kilograms?|kilogramos?)$/],
  ['lb', /^(lbs?|pounds?|libras?)$/],
  ['oz', /^(oz|ounces?|onzas?)$/],
];

export const weightColumns = ['g', 'kg', 'lb', 'oz', 'weight'] as const satisfies readonly Column[];

const WEIGHT_UNIT = /^(weight|peso) (units?|unidad(es)?)$|^(units?|unidad(es)?) (of|de) (weight|peso)$/;
const UNIT = /^(units?|unidad(es)?)$/;

const wordsIn = (text: string) =>
  foldLetters(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const usual: readonly Column[] = ['date', 'weight', 'note'];

export function unitNamed(words: string): TypedUnit | null {
  const foldedWords = wordsIn(words);
  return units.find(([, pattern]) => pattern.test(foldedWords))?.[0] ?? null;
}

/** Null for headings with a digit, which are values such as 10.4 kg. */
function columnNamed(heading: string): Column | null {
  if (/\d/.test(heading)) return null;
  const words = wordsIn(heading);
  if (WEIGHT_UNIT.test(words)) return 'unit';
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? unitNamed(words.replace(MEASURE, ''));
}

const NUMBER_AND_UNIT = /^[+-]?\d[\d.,'’\s]*(\p{L}+)?\.?$/u;
const UNIT_OF_HEADING = /[([/]\s?([^\s()[\]/\d]+)\s?[)\]]?$/u;
const LAST_WORD = /[\s_-](\p{L}+)$/u;

function unitOfHeading(headingText: string): string | null {
  const heading = headingText.normalize('NFKC');
  const bracketedUnit = UNIT_OF_HEADING.exec(heading)?.[1];
  if (bracketedUnit !== undefined) return bracketedUnit;
  const last = LAST_WORD.exec(heading)?.[1] ?? '';
  return unitNamed(last) === null ? null : last;
}

function soleWeight(candidates: readonly number[], headings: readonly string[]): number | undefined {
  const units = candidates.map((index) => unitOfHeading(headings[index] ?? ''));
  const weights = candidates.filter((_, place) => unitNamed(units[place] ?? '') !== null);
  return units.includes(null) || weights.length !== 1 ? undefined : weights[0];
}

const isNumber = (cell: string) => {
  const [match, unit] = NUMBER_AND_UNIT.exec(cell) ?? [];
  return match !== undefined && (!unit || unitNamed(unit) !== null);
};

const isUnitAlone = (cell: string) => !/\d/.test(cell) && unitNamed(cell) !== null;

function isMostly(rows: readonly (readonly string[])[], index: number, fits: (cell: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[index] || []);
  return cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
}

const isClock = (cell: string) => /^\d{1,2}:\d\d/.test(cell);

function completeColumns(
  namedColumns: readonly (Column | null)[],
  first: readonly string[],
  rows: readonly (readonly string[])[],
): (Column | null)[] {
  const columns = [...namedColumns];
  const assign = (
    fits: (cell: string) => boolean,
    column: (index: number) => Column | null,
    chooseAmong: (candidates: readonly number[]) => number | undefined = () => undefined,
  ) => {
    const candidates = columns.flatMap((columnKind, index) => {
      return columnKind === null && isMostly(rows, index, fits) ? [index] : [];
    });
    const only = candidates.length > 1 ? chooseAmong(candidates) : candidates[0];
    if (only !== undefined) columns[only] = column(only);
  };
  const hasWeight = () => weightColumns.some((column) => columns.includes(column));
  if (!columns.includes('date')) assign(isDate, () => 'date');
  if (!columns.includes('time')) assign(isClock, () => 'time');
  if (!hasWeight())
    assign(
      isNumber,
      (index) => {
        const unit = unitOfHeading(first[index] ?? '');
        return unit === null ? 'weight' : unitNamed(unit);
      },
      (candidates) => soleWeight(candidates, first),
    );
  const beside = columns.indexOf('weight') + 1;
  if (beside > 0 && columns[beside] === null && !columns.includes('unit')) {
    const isUnit = UNIT.test(wordsIn(first[beside] ?? ''));
    if (isUnit || isMostly(rows, beside, isUnitAlone)) columns[beside] = 'unit';
  }
  if (!columns.includes('note'))
    assign(
      (cell) => /\p{L}/u.test(cell),
      () => 'note',
    );
  return columns;
}

const MOST_TITLE_LINES = 10;
const isNameable = (record: readonly string[]) => {
  const namedColumns = record.slice(0, MAX_IMPORT_COLUMNS).map(columnNamed);
  return namedColumns.includes('date') && weightColumns.some((column) => namedColumns.includes(column));
};

export function countTitleLines(records: readonly (readonly string[])[]): number {
  const firsts = records.slice(0, MOST_TITLE_LINES);
  const heading = firsts.findIndex(isNameable);
  const count = heading < 0 ? firsts.findIndex((record) => record.filter(Boolean).length > 1) : heading;
  return firsts.slice(0, Math.max(0, count)).some((record) => record.some(isDate)) ? 0 : Math.max(0, count);
}

export function readColumns(
  first: readonly string[],
  rows: readonly (readonly string[])[] = [],
): { columns: (Column | null)[]; headed: boolean } {
  const headings = first.slice(0, MAX_IMPORT_COLUMNS);
  const namedColumns = headings.map(columnNamed);
  const isForeign = () => !first.some((cell) => /\d/.test(cell)) && rows.some((row) => row.some(isDate));
  if (namedColumns.every((column) => column === null) && !isForeign()) return { columns: [...usual], headed: false };
  return { columns: completeColumns(namedColumns, headings, rows), headed: true };
}
