import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import { findAnalyteById } from '@/lib/records/lab-reports/analytes';
import type { PreviousResult } from '@/lib/records/lab-reports/compare';
import { normalizeName } from '@/lib/records/lab-reports/find-analyte';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { isOutside, MAX_DECIMALS, positionOf, resultText } from '@/lib/records/lab-reports/lab-result';

/** Significant digits of converted values: no more than conversion factors have. */
const CONVERTED_DIGITS = 3;

type Range = Pick<LabResult, 'low' | 'high'>;

/** In lists, use on the server or in late parts only: it bundles the names of all analytes. */
export function useLabWords() {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const number = (value: number) => formatNumber(value, locale, { max: MAX_DECIMALS });
  const rangeOf = ({ low, high }: Range): string | null => {
    if (low !== null && high !== null) return t('range', { low: number(low), high: number(high) });
    if (low !== null) return t('rangeFrom', { low: number(low) });
    return high === null ? null : t('rangeTo', { high: number(high) });
  };
  /** The laboratory's flag, unless it repeats the position. */
  const flagText = (result: LabResult) =>
    result.flag && !isOutside(result) ? t(`flaggedInLine.${result.flag}`) : null;
  /** @param value in `unit`, null if it can't be converted */
  const textIn = (result: LabResult, value: number | null, unit: string | null): string => {
    const printedResult = resultText(result, locale);
    if (value === null || value === result.value) return printedResult;
    const roundedValue = Number(value.toPrecision(CONVERTED_DIGITS));
    return t('converted', {
      value: resultText({ ...result, value: roundedValue, unit }, locale),
      printed: printedResult,
    });
  };
  return {
    rangeOf,
    textIn,
    /** Name in the reader's language, and the printed one if it differs. */
    nameOf({ analyte, name }: Pick<LabResult, 'analyte' | 'name'>): string {
      const own = findAnalyteById(analyte)?.name[languageOf(locale)];
      if (!own || !name || normalizeName(own).includes(normalizeName(name))) return own ?? name ?? '';
      return t('named', { name: own, printed: name });
    },
    /** "above the reference range · 0.5 to 1.5" */
    rangeStatus(result: LabResult): string {
      const position = positionOf(result);
      return joinIsolated([position && t(`position.${position}`), flagText(result), rangeOf(result)], ' · ');
    },
    /** "0.5 to 1.5, above". @param unit of the range, if the value beside it has another */
    shortRangeStatus(result: LabResult, unit: string | null = null): string {
      const printedRange = rangeOf(result);
      const range = printedRange && unit ? `${printedRange} ${unit}` : printedRange;
      const side = positionOf(result) === 'below' ? 'below' : 'above';
      const status = range && isOutside(result) ? t(side, { range }) : range;
      return joinIsolated([status, flagText(result)], ', ');
    },
    previousOf: ({ result, value, sampledOn }: PreviousResult, unit: string | null) => ({
      value: textIn(result, value, unit),
      date: formatDay(sampledOn, locale, 'medium'),
    }),
  };
}

/** Day, laboratory and sample of a report. */
export function useReportHead() {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  return ({ sampledOn, laboratory, sample }: Pick<LabReport, 'sampledOn' | 'laboratory' | 'sample'>): string =>
    joinIsolated([formatDay(sampledOn, locale, 'medium'), laboratory, sample && t(`samples.${sample}`)], ' · ');
}
