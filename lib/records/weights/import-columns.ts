import { foldLetters } from '@/lib/core/text/fold';
import { isDate } from './import-when';
import { importLimits, type TypedUnit } from './vocabulary';

export type Column = 'when' | 'time' | TypedUnit | 'weight' | 'score' | 'note';

const headings: readonly [column: Column, pattern: RegExp][] = [
  ['score', /^(bodyconditionscore|bcs|body condition( score)?|condicion( corporal)?)$/],
  ['note', /^(notes?|notas?|comments?|comentarios?)$/],
  ['when', /^(measuredat|date|day|fecha|dia|date and time|date time|datetime|fecha y hora)$/],
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

/** Columns that hold a weight, the most precise first. */
export const weightColumns = ['g', 'kg', 'lb', 'oz', 'weight'] as const satisfies readonly Column[];

const wordsIn = (text: string) =>
  foldLetters(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

const usual: readonly Column[] = ['when', 'weight', 'note'];

/** The unit that `words` name in either language. */
export function unitNamed(words: string): TypedUnit | null {
  const folded = wordsIn(words);
  return units.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** With a digit it is a value, such as 10.4 kg. */
function columnNamed(heading: string): Column | null {
  if (/\d/.test(heading)) return null;
  const words = wordsIn(heading);
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? unitNamed(words.replace(MEASURE, ''));
}

const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\n\r"])"?\r?\n/i;

export function namedDelimiter(csv: string): string | null {
  return SEPARATOR_LINE.exec(csv.slice(0, 20))?.[1] ?? null;
}

/** A comma is taken for the decimal point if there is another candidate. */
export function delimiterOf(csv: string): ',' | ';' | '\t' {
  const [first = ''] = csv.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

const NUMBER_AND_UNIT = /^[+-]?\d[\d.,'’\s]*(\p{L}+)?\.?$/u;
const UNIT_OF_HEADING = /[([/]\s?([^\s()[\]/\d]+)\s?[)\]]?$/u;
const LAST_WORD = /[\s_-](\p{L}+)$/u;

function unitOfHeading(typed: string): string | null {
  const heading = typed.normalize('NFKC');
  const bracketed = UNIT_OF_HEADING.exec(heading)?.[1];
  if (bracketed !== undefined) return bracketed;
  const last = LAST_WORD.exec(heading)?.[1] ?? '';
  return unitNamed(last) === null ? null : last;
}

/** Among columns of numbers one that has a unit of weight, if all others have another unit. */
function soleWeight(candidates: readonly number[], headings: readonly string[]): number | undefined {
  const units = candidates.map((index) => unitOfHeading(headings[index] ?? ''));
  const weights = candidates.filter((_, place) => unitNamed(units[place] ?? '') !== null);
  return units.includes(null) || weights.length !== 1 ? undefined : weights[0];
}

const isNumber = (cell: string) => {
  const [match, unit] = NUMBER_AND_UNIT.exec(cell) ?? [];
  return match !== undefined && (!unit || unitNamed(unit) !== null);
};

const isClock = (cell: string) => /^\d{1,2}:\d\d/.test(cell);

/** Completes headings in other languages by the cells below, where exactly one column fits. */
function completeColumns(
  named: readonly (Column | null)[],
  first: readonly string[],
  rows: readonly (readonly string[])[],
): (Column | null)[] {
  const columns = [...named];
  const assign = (
    fits: (cell: string) => boolean,
    column: (index: number) => Column | null,
    chooseAmong: (candidates: readonly number[]) => number | undefined = () => undefined,
  ) => {
    const candidates = columns.flatMap((known, index) => {
      const cells = known === null ? rows.flatMap((row) => row[index] || []) : [];
      return cells.length > 0 && cells.filter(fits).length * 2 > cells.length ? [index] : [];
    });
    const only = candidates.length > 1 ? chooseAmong(candidates) : candidates[0];
    if (only !== undefined) columns[only] = column(only);
  };
  const hasWeight = () => weightColumns.some((column) => columns.includes(column));
  if (!columns.includes('when')) assign(isDate, () => 'when');
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
  if (!columns.includes('note'))
    assign(
      (cell) => /\p{L}/u.test(cell),
      () => 'note',
    );
  return columns;
}

/** Without headings the first line is data. Headings have no digits and stand above dates. */
export function readColumns(
  first: readonly string[],
  rows: readonly (readonly string[])[] = [],
): { columns: (Column | null)[]; headed: boolean } {
  const headings = first.slice(0, importLimits.columns);
  const named = headings.map(columnNamed);
  const isForeign = () => !first.some((cell) => /\d/.test(cell)) && rows.some((row) => row.some(isDate));
  if (named.every((column) => column === null) && !isForeign()) return { columns: [...usual], headed: false };
  return { columns: completeColumns(named, headings, rows), headed: true };
}
