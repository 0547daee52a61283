import { withoutMarks } from '@/lib/core/text/fold';
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
  withoutMarks(text)
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

/** Without any known heading the first line is data. */
export function readColumns(first: readonly string[]): { columns: (Column | null)[]; headed: boolean } {
  const columns = first.slice(0, importLimits.columns).map(columnNamed);
  return columns.some((column) => column !== null) ? { columns, headed: true } : { columns: [...usual], headed: false };
}

/** A comma is taken for the decimal point if there is another candidate. */
export function delimiterOf(csv: string): ',' | ';' | '\t' {
  const [first = ''] = csv.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}
