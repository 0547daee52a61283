import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { Day } from '@/lib/core/time/dates';
import { findAnalyteById } from './analytes';
import { normalizeName } from './find-analyte';
import type { LabReport } from './lab-report';
import { isAbnormal } from './lab-result';
import { convertValue } from './units';

export type ComparedReport = Pick<LabReport, 'sampledOn' | 'sample' | 'results'>;

/**
 * Identifies what a result measures in all reports: its analyte, or its free name in that kind of sample. Urea nitrogen
 * and urea count the same molecules and share a key.
 */
function analyteKey({ analyte, name }: Pick<LabResult, 'analyte' | 'name'>, { sample }: ComparedReport): string {
  if (analyte !== null) return findAnalyteById(analyte)?.sameAs ?? analyte;
  return `${sample ?? ''}:${normalizeName(name ?? '') || name}`;
}

interface FoundResult {
  result: LabResult;
  sampledOn: Day;
}

const groups = new WeakMap<readonly ComparedReport[], ReadonlyMap<string, FoundResult[]>>();

/** Results of all reports by key. Cached: a page asks for each key of the same reports. */
function resultsByKey(reports: readonly ComparedReport[]): ReadonlyMap<string, FoundResult[]> {
  const cachedGroups = groups.get(reports);
  if (cachedGroups) return cachedGroups;
  const resultGroups = new Map<string, FoundResult[]>();
  for (const report of reports) {
    for (const result of report.results) {
      const key = analyteKey(result, report);
      const foundResult = { result, sampledOn: report.sampledOn };
      const group = resultGroups.get(key);
      if (group) group.push(foundResult);
      else resultGroups.set(key, [foundResult]);
    }
  }
  groups.set(reports, resultGroups);
  return resultGroups;
}

/** Results of this key, those of the newest report first. */
export const resultsOf = (key: string, reports: readonly ComparedReport[]): readonly FoundResult[] =>
  resultsByKey(reports).get(key) ?? [];

export interface PreviousResult extends FoundResult {
  /** In the unit of the newer result. Null if it has no number, or cannot be converted. */
  value: number | null;
}

export interface ComparedResult {
  key: string;
  result: LabResult;
  /** From the newest earlier report that has the analyte. */
  previous: PreviousResult | null;
  /** Difference to the previous value. Null if either is not an exact number. */
  change: number | null;
}

const inUnitOf = (newer: LabResult, { value, ...measure }: LabResult) =>
  value === null ? null : convertValue(value, measure, newer);

/** A free name alone does not prove that two results measure the same. */
const isSameMeasure = (one: LabResult, other: LabResult) =>
  one.analyte === other.analyte && (one.analyte !== null || one.unit === other.unit);

function compareResult(result: LabResult, key: string, earlier: readonly FoundResult[]): ComparedResult {
  const before = earlier
    .map((foundResult) => ({ ...foundResult, value: inUnitOf(result, foundResult.result) }))
    .find(({ result: earlierResult, value }) => value !== null || isSameMeasure(earlierResult, result));
  const isExact = result.comparator === null && before?.result.comparator === null;
  const change = isExact && result.value !== null && before.value !== null ? result.value - before.value : null;
  return {
    key,
    result,
    previous: before ?? null,
    change: change === null ? null : Number(change.toPrecision(12)),
  };
}

/**
 * Results of the latest report next to the previous ones. Those that stand out come first, the others follow as printed.
 * @param reports newest first
 */
export function compareLatest(reports: readonly ComparedReport[]): ComparedResult[] {
  const [latest] = reports;
  if (!latest) return [];
  const results = new Set(latest.results);
  return latest.results
    .map((result) => {
      const key = analyteKey(result, latest);
      const earlier = resultsOf(key, reports).filter((earlierResult) => !results.has(earlierResult.result));
      return compareResult(result, key, earlier);
    })
    .toSorted((a, b) => Number(isAbnormal(b.result)) - Number(isAbnormal(a.result)));
}

export interface SeriesPoint extends Pick<LabResult, 'comparator' | 'flag'> {
  sampledOn: Day;
  value: number;
  /** The laboratory's own range at that time. */
  low: number | null;
  high: number | null;
}

export interface AnalyteSeries {
  unit: string | null;
  /** Oldest first. */
  points: SeriesPoint[];
  /** Results without a number, and those that cannot be converted to the unit. */
  omitted: number;
}

/**
 * All results of one analyte, in the unit of the newest one that has a number.
 * @param reports newest first
 */
export function analyteSeries(reports: readonly ComparedReport[], key: string): AnalyteSeries {
  const foundResults = resultsOf(key, reports);
  const newest = foundResults.find(({ result }) => result.value !== null)?.result;
  if (!newest) return { unit: null, points: [], omitted: foundResults.length };
  const points = foundResults.flatMap(({ result, sampledOn }): SeriesPoint[] => {
    const { comparator, flag, low, high } = result;
    const [value, from, to] = [result.value, low, high].map((one) =>
      one === null ? null : convertValue(one, result, newest),
    );
    return value === null || value === undefined
      ? []
      : [{ sampledOn, value, comparator, flag, low: from ?? null, high: to ?? null }];
  });
  return { unit: newest.unit, points: points.toReversed(), omitted: foundResults.length - points.length };
}
