import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { numberSeparators } from '@/lib/core/i18n/intl-formats';
import { type FormatLocale, type Locale, languageOf } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';
import { analytes, resultName } from './analytes';
import { namedAnalytes, normalizeName } from './find-analyte';
import type { LabReport } from './lab-report';

/** Texts of one row of the form. */
export interface ResultRow {
  name: string;
  value: string;
  unit: string;
  low: string;
  high: string;
  flag: NonNullable<LabResult['flag']> | '';
}

export const emptyRow: ResultRow = { name: '', value: '', unit: '', low: '', high: '', flag: '' };

export const hasValue = ({ value }: ResultRow): boolean => value.trim() !== '';

const numberText = (value: number | null, locale: FormatLocale) =>
  value === null ? '' : String(value).replace('.', numberSeparators(locale).decimal);

/** Texts of a stored result, which the form reads as the same result. */
export function rowOf(result: LabResult, locale: FormatLocale): ResultRow {
  const { comparator, value, text, unit, low, high, flag } = result;
  return {
    name: resultName(result, languageOf(locale)),
    value: value === null ? (text ?? '') : `${comparator ?? ''}${numberText(value, locale)}`,
    unit: unit ?? '',
    low: numberText(low, locale),
    high: numberText(high, locale),
    flag: flag ?? '',
  };
}

/** Rows of an earlier report, without its values. */
export function sameRowsAs({ results }: Pick<LabReport, 'results'>, locale: FormatLocale): ResultRow[] {
  return results.map((result) => ({ ...rowOf(result, locale), value: '', flag: '' }));
}

/** Names and abbreviations that the catalogue finds. */
export function analyteNames(language: Locale): string[] {
  return [...new Set(analytes.flatMap(({ name, printed }) => [name[language], ...printed]))];
}

export const usualUnits = (name: string): string[] => [...new Set(namedAnalytes(name).flatMap(({ units }) => units))];

/** @param previous newest first @returns unit that the pet's newest report with this name has */
export function lastUnit(name: string, previous: readonly Pick<LabReport, 'results'>[]): string | null {
  const ids = namedAnalytes(name).map(({ id }) => id);
  const last = previous
    .flatMap(({ results }) => results)
    .find((one) => (one.analyte ? ids.includes(one.analyte) : normalizeName(one.name ?? '') === normalizeName(name)));
  return last?.unit ?? null;
}

const MEASURED = /^([<>]?)\s*([+-]?[\d.,]+)$/;

/** @returns null for a number whose separator may mark decimals or thousands */
export function readValue(
  typed: string,
  locale: FormatLocale,
): Pick<LabResult, 'comparator' | 'value' | 'text'> | null {
  const cell = typed.trim();
  const [, comparator, number] = MEASURED.exec(cell) ?? [];
  if (number === undefined) return { comparator: null, value: null, text: cell };
  const value = readNumber(number);
  if (value === null || isAmbiguousNumber(number, locale)) return null;
  return { comparator: comparator ? (comparator as '<' | '>') : null, value, text: null };
}

/** True for a result such as "2+", which is read as words although it has digits. */
export const isWords = (value: string): boolean => /\d/.test(value) && !MEASURED.test(value.trim());

/** @returns null for an empty cell, NaN for one without a clear number */
export function readLimit(typed: string, locale: FormatLocale): number | null {
  const cell = typed.trim();
  if (cell === '') return null;
  return isAmbiguousNumber(cell, locale) ? Number.NaN : (readNumber(cell) ?? Number.NaN);
}

/** @returns the result as typed, with NaN for numbers that are not clear */
export function readRow({ name, value, unit, low, high, flag }: ResultRow, locale: FormatLocale): LabResult {
  return {
    analyte: null,
    name: name.trim() || null,
    ...(readValue(value, locale) ?? { comparator: null, value: Number.NaN, text: null }),
    unit: unit.trim() || null,
    low: readLimit(low, locale),
    high: readLimit(high, locale),
    flag: flag || null,
  };
}

export function pastedRows(_text: string, _locale: FormatLocale): ResultRow[] {
  return [];
}
