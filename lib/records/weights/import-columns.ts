import { importLimits, type TypedUnit } from './vocabulary';

export type Column = 'when' | 'time' | TypedUnit | 'weight' | 'score' | 'note';

const headings: readonly [column: Column, pattern: RegExp][] = [
  ['score', /^(bodyconditionscore|bcs|body condition( score)?|condicion( corporal)?)$/],
  ['note', /^(notes?|notas?|comments?|comentarios?)$/],
  ['when', /^(measuredat|date|day|fecha|dia|date and time|date time|datetime|fecha y hora)$/],
  ['time', /^(time|hora)$/],
  ['g', /^((weight|peso) )?(in |en )?(grams?|gramos?|g)$/],
  ['kg', /^((weight|peso) )?(in |en )?kgs?$/],
  ['lb', /^((weight|peso) )?(in |en )?(lbs?|pounds|libras)$/],
  ['oz', /^((weight|peso) )?(in |en )?(oz|ounces?|onzas?)$/],
  ['weight', /^(weight|peso)$/],
];

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const usual: readonly Column[] = ['when', 'weight', 'note'];

/** Without any known heading the first line is data. */
export function readColumns(first: readonly string[]): { columns: (Column | null)[]; headed: boolean } {
  const columns = first.slice(0, importLimits.columns).map((heading) => {
    const words = fold(heading.slice(0, importLimits.cell));
    return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  });
  return columns.some((column) => column !== null) ? { columns, headed: true } : { columns: [...usual], headed: false };
}

/** A comma is taken for the decimal point if there is another candidate. */
export function delimiterOf(csv: string): ',' | ';' | '\t' {
  const [first = ''] = csv.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}
