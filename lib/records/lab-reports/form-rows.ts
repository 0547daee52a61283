import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { numberSeparators } from '@/lib/core/i18n/intl-formats';
import { type FormatLocale, type Locale, languageOf } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';
import { analytes, resultName } from './analytes';
import { namedAnalytes } from './find-analyte';
import type { LabReport } from './lab-report';
import { type PastedValue, readValue } from './paste-cells';
import type { DecimalSeparator } from './paste-numbers';
import type { PastedRows } from './pasted-rows';
import { normalizeUnit } from './units';

export const cellNames = ['name', 'value', 'unit', 'low', 'high'] as const;
export type CellName = (typeof cellNames)[number];

/** Texts of one row of the form. */
export interface ResultRow extends Record<CellName, string> {
  flag: NonNullable<LabResult['flag']> | '';
  /** Result that the row shows. Its untouched cells are saved as they are. */
  stored: LabResult | null;
  /** Ambiguous pasted cells, each to be edited. */
  unclear: string[];
}

export const emptyRow: ResultRow = {
  ...{ name: '', value: '', unit: '', low: '', high: '', flag: '' },
  stored: null,
  unclear: [],
};

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
    stored: result,
    unclear: [],
  };
}

/** Rows of an earlier report with its names and units. Ranges may differ between reports. */
export function rowsOfReport({ results }: Pick<LabReport, 'results'>, locale: FormatLocale): ResultRow[] {
  return results.map((result) => {
    const { name, unit } = rowOf(result, locale);
    return { ...emptyRow, name, unit };
  });
}

/** Names and abbreviations that the catalog finds. */
export function analyteNames(language: Locale): string[] {
  return [...new Set(analytes.flatMap(({ name, printed }) => [name[language], ...printed]))];
}

export const usualUnits = (name: string): string[] => [...new Set(namedAnalytes(name).flatMap(({ units }) => units))];

/** Spelling of a laboratory that all of its reports share. */
export const normalizeLaboratory = (laboratory: string | null | undefined): string =>
  laboratory?.trim().toLowerCase() ?? '';

interface ReportSource {
  sample: string | null;
  laboratory?: string | null;
}

const sourceKey = ({ sample, laboratory }: ReportSource) => `${sample ?? ''}:${normalizeLaboratory(laboratory)}`;

/**
 * Finds the unit of an analyte in the newest report of the same sample and laboratory.
 * @param previous newest first
 * @returns null if the name has no analyte in this sample, or several
 */
export function lastUnit(
  name: string,
  previous: readonly (ReportSource & Pick<LabReport, 'results'>)[],
  source: ReportSource,
): string | null {
  const [analyte, ...others] = namedAnalytes(name).filter((one) => one.sample === source.sample);
  if (!analyte || others.length > 0) return null;
  const key = sourceKey(source);
  const results = previous.filter((report) => sourceKey(report) === key).flatMap((report) => report.results);
  return results.find((result) => result.analyte === analyte.id)?.unit ?? null;
}

/** Cells that show a mark for an unclear pasted field. Flags have no cell of their own. */
const unclearCells = { name: 'name', value: 'value', unit: 'unit', range: 'low', flag: 'value' } as const;

/** Rows of a paste, with unclear cells as pasted. Empty for text without rows. */
export function toFormRows({ rows }: PastedRows, locale: FormatLocale): ResultRow[] {
  return rows.map(({ result, unclear }) => {
    const texts = unclear.filter(({ field }) => field !== 'flag').map(({ field, text }) => [unclearCells[field], text]);
    const cells = new Set(unclear.map(({ field }) => unclearCells[field]));
    return { ...rowOf(result, locale), ...Object.fromEntries(texts), stored: null, unclear: [...cells] };
  });
}

const NUMBER = /^([<>]?)\s*([+-]?[\d.,]+)$/;
const UNREADABLE = { comparator: null, value: Number.NaN, text: null, flag: null, unit: null };

/** @returns NaN as value if the cell is unclear, such as "1,250" in English */
function readTyped(valueText: string, locale: FormatLocale): PastedValue {
  const cell = valueText.trim();
  const [, comparator, number] = NUMBER.exec(cell) ?? [];
  if (number === undefined) return readValue(cell, numberSeparators(locale).decimal as DecimalSeparator) ?? UNREADABLE;
  const value = isAmbiguousNumber(number, locale) ? null : readNumber(number);
  return {
    ...UNREADABLE,
    value: value ?? Number.NaN,
    comparator: value === null ? null : (comparator as '<' | '>') || null,
  };
}

/** True for a result such as "2+", which is read as words although it has digits. */
export const isWords = (value: string, locale: FormatLocale): boolean =>
  /\d/.test(value) && readTyped(value, locale).text !== null;

function readLimit(limitText: string, locale: FormatLocale): number | null {
  const cell = limitText.trim();
  if (cell === '') return null;
  return isAmbiguousNumber(cell, locale) ? Number.NaN : (readNumber(cell) ?? Number.NaN);
}

/** @returns the result as typed, with NaN for numbers that are unclear */
function readTypedRow({ name, value, unit, low, high, flag }: ResultRow, locale: FormatLocale): LabResult {
  const parsedValue = readTyped(value, locale);
  const ownUnit = unit.trim() || null;
  const isTwice =
    parsedValue.unit !== null && ownUnit !== null && normalizeUnit(parsedValue.unit) !== normalizeUnit(ownUnit);
  return {
    ...{ analyte: null, name: name.trim() || null },
    ...{ value: isTwice ? Number.NaN : parsedValue.value, comparator: parsedValue.comparator, text: parsedValue.text },
    ...{ unit: ownUnit ?? parsedValue.unit, low: readLimit(low, locale), high: readLimit(high, locale) },
    flag: flag || parsedValue.flag,
  };
}

/** @returns the result of a row: untouched cells as stored, the others as typed */
export function readRow(row: ResultRow, locale: FormatLocale): LabResult {
  const typedRow = readTypedRow(row, locale);
  if (row.stored === null) return typedRow;
  const storedRow = rowOf(row.stored, locale);
  const sourceOf = (...cells: CellName[]) =>
    cells.every((cell) => row[cell] === storedRow[cell]) ? (row.stored ?? typedRow) : typedRow;
  const { value, comparator, text, flag } = sourceOf('value');
  return {
    ...{ analyte: sourceOf('name', 'unit').analyte, name: sourceOf('name').name },
    ...{ value, comparator, text, flag },
    ...{ unit: sourceOf('value', 'unit').unit, low: sourceOf('low').low, high: sourceOf('high').high },
  };
}

/** Cells of a row that have to be edited, each with its message. */
export function findRefusedCells(row: ResultRow, locale: FormatLocale): { cell: string; message: string }[] {
  const result = readRow(row, locale);
  const unreadableCells = (['value', 'low', 'high'] as const).filter((cell) => Number.isNaN(result[cell]));
  return [
    ...row.unclear.map((cell) => ({
      cell,
      message: cell === 'value' ? 'labReports.validation.unclear' : 'labReports.validation.check',
    })),
    ...unreadableCells
      .filter((cell) => !row.unclear.includes(cell))
      .map((cell) => ({ cell, message: 'labReports.validation.number' })),
  ];
}
