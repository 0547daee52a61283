import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { placeOf, type ReadCell, type ReadRow } from './cells';
import type { DateHit } from './date-roles';
import { type Column, columnAt } from './headings';
import { mentionsTest } from './labels';
import { paperLimits } from './limits';
import { findVaccineName, mentionsOtherProduct, type VaccineName } from './vaccine-names';

export interface NamedVaccine {
  cell: ReadCell;
  name: VaccineName;
  /** Disease named beside the brand. */
  plain: VaccineName | null;
  /** True if the place, not the word, says that it is a vaccine. */
  isGuess: boolean;
}

const MAX_PROSE_WORDS = 16;
const elsewhere = ['vetName', 'clinic', 'batch', 'nextDue'] as const;

interface RowContext {
  columns: readonly Column[];
  species: string;
  /** In a section about parasites or examinations. */
  isOther: boolean;
  hits: readonly DateHit[];
}

function nameInCell(cell: ReadCell, { columns, species, isOther, hits }: RowContext): NamedVaccine[] {
  const column = columnAt(columns, placeOf(cell, { start: 0, end: cell.text.length }));
  const role = column?.roles[0];
  const hasDates = cell.dates.length > 0;
  if (role && elsewhere.some((one) => one === role) && !hasDates) return [];
  if (cell.words.length > MAX_PROSE_WORDS && !hasDates) return [];
  const isVaccineCell =
    role === 'vaccine' || role === 'product' || cell.labels.some(({ value }) => value === 'vaccine');
  const name = findVaccineName(cell.text, species, isVaccineCell);
  if (isOther && !name?.product) return [];
  if (name) return [{ cell, name, plain: null, isGuess: false }];
  const isUnknown =
    role === 'vaccine' && !isOther && !hasDates && hits.some((hit) => hit.role === 'given') && isName(cell);
  const text = cell.text.trim().slice(0, paperLimits.text);
  if (!isUnknown) return [];
  const unknown = { contents: [], name: text, product: null, start: 0, end: cell.text.length, isUnsure: true };
  return [{ cell, name: unknown, plain: null, isGuess: true }];
}

const isName = ({ text, labels, words }: ReadCell) =>
  labels.length === 0 && words.length <= 6 && /\p{L}{3}/u.test(text) && !mentionsOtherProduct(text);

const antigensOf = ({ contents }: VaccineName) =>
  new Set(contents.flatMap((one) => findVaccine(one)?.antigens ?? [one]));
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one));

/** True for two names of one dose: a brand and its diseases, or a brand and its code. */
export function sameVaccine({ name: one }: NamedVaccine, { name: other }: NamedVaccine): boolean {
  if (one.product && other.product && one.contents.length > 0 && other.contents.length > 0) return false;
  const [antigens, others] = [antigensOf(one), antigensOf(other)];
  return isWithin(antigens, others) || isWithin(others, antigens);
}

function merge(one: NamedVaccine, other: NamedVaccine): NamedVaccine {
  const [brand, plain] = other.name.product && !one.name.product ? [other, one] : [one, other];
  const isWhole = isWithin(antigensOf(plain.name), antigensOf(brand.name));
  const { contents } = isWhole ? brand.name : plain.name;
  return { ...brand, name: { ...brand.name, contents }, plain: plain.name };
}

/** Vaccines that a row names. A brand and its diseases in two cells are one. */
export function namesInRow(row: ReadRow, context: RowContext): NamedVaccine[] {
  const isTest = mentionsTest(row.cells.flatMap(({ words }) => words));
  const found = row.cells.flatMap((cell) => nameInCell(cell, context)).filter(({ name }) => !isTest || name.product);
  if (row.cells.some(({ text }) => mentionsOtherProduct(text))) return [];
  const names: NamedVaccine[] = [];
  for (const one of found.slice(0, paperLimits.vaccinesInRow)) {
    const at = names.findIndex(
      (other) => sameVaccine(other, one) && (one.name.product === null || other.name.product === null),
    );
    const existing = names[at];
    if (existing && !(one.isGuess && existing.isGuess)) names[at] = merge(existing, one);
    else names.push(one);
  }
  return names;
}
