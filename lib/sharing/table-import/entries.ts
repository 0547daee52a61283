import type { CollectionPet } from '@/lib/collections/collection-pet';
import { currencies } from '@/lib/core/i18n/currencies';
import type { WeightUnit } from '@/lib/core/i18n/units';
import type { TableLine } from '@/lib/core/tables/csv';
import { type DateOrder, hasClock, orderOf, readDay, readWhen } from '@/lib/core/tables/dates';
import { columnDecimalMark, type DecimalMark, readGroupedNumber, readMinutes } from '@/lib/core/tables/numbers';
import { fold } from '@/lib/core/text/fold';
import { paragraphsOf } from '@/lib/core/text/plain-text';
import { type Day, dayIn } from '@/lib/core/time/dates';
import { findAmountProblem } from '@/lib/core/validation/zod-money';
import type { Column as WeightColumn } from '@/lib/records/weights/import-columns';
import { readRows } from '@/lib/records/weights/import-rows';
import type { MappedTable } from './columns';
import { choiceWords, dateFields, type Field } from './fields';
import type { TableKind } from './kinds';
import { type LineProblem, tableLimits } from './vocabulary';

export interface TableEntry extends Omit<TableLine, 'record'> {
  entry: Record<string, unknown>;
}

/** Answers of the user for what a table does not say. Empty while unanswered. */
export interface Choices {
  order: DateOrder | '';
  /** Values for rows without one. */
  kind: string;
  time: string;
  currency: string;
  unit: WeightUnit;
}

interface Circumstances {
  choices: Choices;
  timeZone: string;
  pet: CollectionPet;
  at: Date;
}

export interface ReadTable {
  entries: TableEntry[];
  errors: LineProblem[];
}

type Cells = Partial<Record<Field, string>>;

/** Undoes the protection against formulas of our exports. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

function cellsOf(record: readonly string[], columns: MappedTable['columns']): Cells {
  const cells: Cells = {};
  for (const [index, field] of columns.entries()) {
    const text = record[index]?.replace(ESCAPED, '').trim();
    if (field && text) cells[field] = text;
  }
  return cells;
}

/** Order of day and month in all columns with dates. `unclear` if the user has to choose. */
export function dateOrderOf({ data, columns }: MappedTable): { proven: DateOrder | null; unclear: boolean } {
  const places = columns.flatMap((field, index) => (field && dateFields.includes(field) ? [index] : []));
  return orderOf(data.flatMap(({ record }) => places.flatMap((index) => record[index] || [])));
}

const problem = <Name extends string>(name: Name) => `tableImport.problems.${name}` as const;

class UnclearCell extends Error {}

interface Notation extends Circumstances {
  order: DateOrder;
  mark: DecimalMark | null;
  followUpHeading: string;
}

function dayOf(cells: Cells, field: Field, { timeZone, order }: Notation): Day | null {
  const text = cells[field];
  if (text === undefined) return null;
  const day = readDay(text, timeZone, order);
  if (!day) throw new UnclearCell(problem('date'));
  return day;
}

function requiredDay(cells: Cells, field: Field, notation: Notation): Day {
  const day = dayOf(cells, field, notation);
  if (!day) throw new UnclearCell(problem('noDate'));
  return day;
}

function momentOf({ date, time }: Cells, { timeZone, order, choices }: Notation): string {
  if (date === undefined) throw new UnclearCell(problem('noDate'));
  const clock = time ?? (hasClock(date) ? '' : choices.time);
  const moment = readWhen(date, clock, timeZone, order);
  if (!moment) throw new UnclearCell(problem('date'));
  if (clock === '' && !hasClock(date)) throw new UnclearCell(problem('noTime'));
  return moment.toISOString();
}

function minutesOf(text: string): number {
  const minutes = readMinutes(text);
  if (minutes === null) throw new UnclearCell(problem('duration'));
  return minutes;
}

const wordsMatch = (text: string, words: string) => words.split(',').includes(fold(text));

function readChoice(text: string | undefined, values: Record<string, string>): string | null {
  return (text && Object.keys(values).find((value) => wordsMatch(text, values[value] ?? ''))) || null;
}

function kindOf({ kind }: Cells, kinds: Record<string, string>, { choices }: Notation): string {
  const kindChoice = readChoice(kind, kinds) ?? choices.kind;
  if (kindChoice === '') throw new UnclearCell(problem('kind'));
  return kindChoice;
}

const signs = new Map<string, readonly string[]>([
  ['', currencies],
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU']],
]);

/** Currencies that a sign or code may stand for. Empty for other words. */
function currenciesOf(text: string): readonly string[] {
  const code = text.toUpperCase();
  return signs.get(code) ?? currencies.filter((one) => one === code);
}

const NUMBER = /[+-]?\d[\d.,'’\s]*/;

function costOf({ cost, currency }: Cells, { choices, mark }: Notation) {
  if (cost === undefined) return {};
  const number = NUMBER.exec(cost)?.[0].trim() ?? '';
  // Money has two decimals, so a lone mark before three digits groups thousands.
  const value = readGroupedNumber(number, mark ?? (number.includes(',') ? '.' : ','));
  const sign = cost.replace(number, '').trim();
  const statedCurrencies = currenciesOf(currency ?? sign);
  const signCurrencies = currenciesOf(sign);
  const possible =
    signCurrencies.length > 0 ? statedCurrencies.filter((one) => signCurrencies.includes(one)) : statedCurrencies;
  const usedCurrency = possible.length === 1 ? possible[0] : possible.find((one) => one === choices.currency);
  if (value !== null && possible.length > 0 && !usedCurrency) throw new UnclearCell(problem('currency'));
  const costCents = Math.round((value ?? 0) * 100);
  if (value === null || !usedCurrency || findAmountProblem(costCents, usedCurrency))
    throw new UnclearCell(problem('cost'));
  return { costCents, currency: usedCurrency };
}

/** The description holds each date, so that a row stays the same once its day has passed. */
function followUpOf(cells: Cells, notation: Notation) {
  const { at, timeZone, followUpHeading } = notation;
  const day = dayOf(cells, 'followUpOn', notation);
  return {
    // A table does not say whether a past follow-up took place.
    followUpOn: day && day >= dayIn(at, timeZone) ? day : null,
    line: day && [followUpHeading, cells.followUpOn].filter(Boolean).join(': '),
  };
}

const joinTexts = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join('\n');

/** Only what the cells hold: an empty cell sets no field. */
const builders: Record<Exclude<TableKind, 'weights'>, (cells: Cells, notation: Notation) => Record<string, unknown>> = {
  vaccinations: (cells, notation) => {
    const { vaccine, product, manufacturer, batch, vetName, clinic, note } = cells;
    const days = { validUntil: dayOf(cells, 'validUntil', notation), nextDueOn: dayOf(cells, 'nextDueOn', notation) };
    const vaccineNames = vaccine ? { vaccine, product } : { vaccine: product };
    return {
      givenOn: requiredDay(cells, 'date', notation),
      ...days,
      ...vaccineNames,
      manufacturer,
      batch,
      vetName,
      clinic,
      note,
    };
  },
  treatments: (cells, notation) => {
    const { product, substance, givenBy, note } = cells;
    const treatmentNames = product ? { product, substance } : { product: substance };
    const kind = kindOf(cells, choiceWords.treatments, notation);
    const nextDueOn = dayOf(cells, 'nextDueOn', notation);
    return { givenAt: momentOf(cells, notation), kind, ...treatmentNames, nextDueOn, givenBy, note };
  },
  medications: (cells, notation) => {
    const { name, dosage, reason, prescriber } = cells;
    const frequency = readChoice(cells.frequency, choiceWords.frequency);
    const instructions = joinTexts(frequency ? undefined : cells.frequency, cells.instructions);
    const days = { startsOn: requiredDay(cells, 'date', notation), endsOn: dayOf(cells, 'endsOn', notation) };
    const plan = { frequency: frequency ?? 'UNKNOWN', instructions, timeZone: notation.timeZone };
    return { name, dosage, ...days, ...plan, reason, prescriber };
  },
  'vet-records': (cells, notation) => {
    const { diagnosis, clinic, vetName, reason } = cells;
    const text = cells.description ?? reason ?? diagnosis;
    if (text === undefined) throw new UnclearCell(problem('noText'));
    const { line, followUpOn } = followUpOf(cells, notation);
    const days = { visitedOn: requiredDay(cells, 'date', notation), followUpOn };
    const description = paragraphsOf(joinTexts(text, line));
    const texts = { description, reason: text === reason ? undefined : reason };
    return {
      ...days,
      ...texts,
      diagnosis: text === diagnosis ? undefined : diagnosis,
      clinic,
      vetName,
      ...costOf(cells, notation),
    };
  },
  appointments: (cells, notation) => {
    const { title, place, note, duration } = cells;
    const kind = kindOf(cells, choiceWords.appointments, notation);
    const when = { startsAt: momentOf(cells, notation), timeZone: notation.timeZone };
    return { ...when, durationMinutes: duration && minutesOf(duration), kind, title, place, note };
  },
};

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

function readWeights(table: MappedTable, { choices, timeZone, order, at, pet }: Notation): ReadTable {
  const weights = { ...table, columns: table.columns as readonly (WeightColumn | null)[] };
  const { rows, errors } = readRows(weights, { unit: choices.unit, timeZone, usualOrder: order, at, pet });
  return { entries: rows.map(({ line, ...entry }) => ({ line, entry: withoutEmpty(entry) })), errors };
}

/** @returns entries of the rows that can be read, and why others cannot */
export function readEntries(table: MappedTable, kind: TableKind, circumstances: Circumstances): ReadTable {
  const { proven } = dateOrderOf(table);
  const cost = table.columns.indexOf('cost');
  const costs = table.data.flatMap(({ record }) => NUMBER.exec(record[cost] ?? '')?.[0].trim() ?? []);
  const order = proven ?? (circumstances.choices.order || 'dayFirst');
  const followUpHeading = table.headings[table.columns.indexOf('followUpOn')] ?? '';
  const notation: Notation = { ...circumstances, order, mark: columnDecimalMark(costs), followUpHeading };
  if (kind === 'weights') return readWeights(table, notation);
  const readTable: ReadTable = { entries: [], errors: [] };
  for (const { line, record, uid } of table.data) {
    try {
      const entry = withoutEmpty(builders[kind](cellsOf(record, table.columns), notation));
      if (JSON.stringify(entry).length > tableLimits.entryCharacters) throw new UnclearCell(problem('tooLong'));
      readTable.entries.push({ line, entry, ...(uid && { uid }) });
    } catch (error) {
      if (!(error instanceof UnclearCell)) throw error;
      readTable.errors.push({ line, message: error.message });
    }
  }
  return readTable;
}
