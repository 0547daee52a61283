import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { numberSeparators } from '@/lib/core/i18n/intl-formats';
import { type FormatLocale, type Locale, languageOf } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';
import { analytes, resultName } from './analytes';
import { namedAnalytes, normalizeName } from './find-analyte';
import type { LabReport } from './lab-report';
import { type PastedValue, readValue } from './paste-cells';
import type { DecimalSign } from './paste-numbers';
import type { PastedRows } from './paste-rows';
import { normalizeUnit } from './units';

export const cellNames = ['name', 'value', 'unit', 'low', 'high'] as const;
export type CellName = (typeof cellNames)[number];

/** Texts of one row of the form. */
export interface ResultRow extends Record<CellName, string> {
  flag: NonNullable<LabResult['flag']> | '';
  /** Pasted cells that may mean two things. Each has to be edited. */
  unclear: string[];
}

export const emptyRow: ResultRow = { name: '', value: '', unit: '', low: '', high: '', flag: '', unclear: [] };

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
    unclear: [],
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

const unclearCells = { name: 'name', value: 'value', unit: 'unit', range: 'low', flag: null } as const;

/** Rows of a paste, with unclear cells as pasted. Empty for text without rows. */
export function pastedRows({ rows }: PastedRows, locale: FormatLocale): ResultRow[] {
  return rows.map(({ result, unclear }) => {
    const texts = unclear.flatMap(({ field, text }) => {
      const cell = unclearCells[field];
      return cell ? [[cell, text] as const] : [];
    });
    return { ...rowOf(result, locale), ...Object.fromEntries(texts), unclear: texts.map(([cell]) => cell) };
  });
}

const NUMBER = /^([<>]?)\s*([+-]?[\d.,]+)$/;
const UNREAD = { comparator: null, value: Number.NaN, text: null, flag: null, unit: null };

/** @returns NaN as value if the cell is unclear, such as "1,250" in English */
function readTyped(typed: string, locale: FormatLocale): PastedValue {
  const cell = typed.trim();
  const [, comparator, number] = NUMBER.exec(cell) ?? [];
  if (number === undefined) return readValue(cell, numberSeparators(locale).decimal as DecimalSign) ?? UNREAD;
  const value = isAmbiguousNumber(number, locale) ? null : readNumber(number);
  return {
    ...UNREAD,
    value: value ?? Number.NaN,
    comparator: value === null ? null : (comparator as '<' | '>') || null,
  };
}

/** True for a result such as "2+", which is read as words although it has digits. */
export const isWords = (value: string, locale: FormatLocale): boolean =>
  /\d/.test(value) && readTyped(value, locale).text !== null;

function readLimit(typed: string, locale: FormatLocale): number | null {
  const cell = typed.trim();
  if (cell === '') return null;
  return isAmbiguousNumber(cell, locale) ? Number.NaN : (readNumber(cell) ?? Number.NaN);
}

/** @returns the result as typed, with NaN for numbers that are unclear */
export function readRow({ name, value, unit, low, high, flag }: ResultRow, locale: FormatLocale): LabResult {
  const typed = readTyped(value, locale);
  const ownUnit = unit.trim() || null;
  const isTwice = typed.unit !== null && ownUnit !== null && normalizeUnit(typed.unit) !== normalizeUnit(ownUnit);
  return {
    ...{ analyte: null, name: name.trim() || null },
    ...{ value: isTwice ? Number.NaN : typed.value, comparator: typed.comparator, text: typed.text },
    ...{ unit: ownUnit ?? typed.unit, low: readLimit(low, locale), high: readLimit(high, locale) },
    flag: flag || typed.flag,
  };
}

/** Cells of a row that have to be edited, each with its message. */
export function refusedCells(row: ResultRow, locale: FormatLocale): { cell: string; message: string }[] {
  const result = readRow(row, locale);
  const unread = (['value', 'low', 'high'] as const).filter((cell) => Number.isNaN(result[cell]));
  return [
    ...row.unclear.map((cell) => ({
      cell,
      message: cell === 'value' ? 'labReports.validation.unclear' : 'labReports.validation.check',
    })),
    ...unread
      .filter((cell) => !row.unclear.includes(cell))
      .map((cell) => ({ cell, message: 'labReports.validation.number' })),
  ];
}
