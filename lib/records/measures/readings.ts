import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { convertValue } from '@/lib/records/lab-reports/units';
import { hasRange, type Measure } from './measure';
import { isRangeValid, positionIn, type Ranged, type RangePosition } from './position';
import type { Reading } from './reading';
import { kindRules } from './vocabulary';

type RangedMeasure = Ranged & Pick<Measure, 'kind' | 'rangeUnit'>;
type Measured = Pick<Reading, 'measuredAt' | 'value' | 'unit'>;

/** @returns null if no factor or molar mass connects the two units */
export function convertReading(
  kind: Measure['kind'],
  value: number,
  from: string | null,
  to: string | null,
): number | null {
  if (from === to) return value;
  const { analyte = null } = kindRules[kind];
  return convertValue(value, { analyte, unit: from }, { analyte, unit: to });
}

/**
 * Position in the range from the vet, limits included.
 * @returns null without a number or a range, before the range's first day, and if the units do not convert
 */
export function positionOf(
  { measuredAt, value, unit }: Measured,
  measure: RangedMeasure,
  timeZone: string,
): RangePosition | null {
  if (value === null || !isRangeValid(measure, measuredAt, timeZone)) return null;
  const own = convertReading(measure.kind, value, unit, measure.rangeUnit);
  return own === null ? null : positionIn(own, measure);
}

/** Range in the measure's current unit, for its chart. Null if there is none, or if it does not convert. */
export function rangeInUnit({ kind, unit, low, high, rangeUnit }: RangedMeasure & Pick<Measure, 'unit'>) {
  const convertLimit = (limit: number | null) => (limit === null ? null : convertReading(kind, limit, rangeUnit, unit));
  const range = { low: convertLimit(low), high: convertLimit(high) };
  return hasRange(range) ? range : null;
}

export interface ReadingPoint {
  id: string;
  measuredAt: string;
  /** In the measure's current unit. */
  value: number;
  diastolic: number | null;
  position: RangePosition | null;
}

type PointSource = Measured & Pick<Reading, 'id' | 'diastolic'>;

/**
 * Readings in the measure's current unit.
 * @param readings newest first
 * @returns oldest first. `omitted` counts words and values that do not convert
 */
export function readingSeries(
  readings: readonly PointSource[],
  measure: RangedMeasure & Pick<Measure, 'unit'>,
  timeZone: string,
): { points: ReadingPoint[]; omitted: number } {
  const points = readings.flatMap((reading): ReadingPoint[] => {
    const { id, measuredAt, unit, diastolic } = reading;
    const value = reading.value === null ? null : convertReading(measure.kind, reading.value, unit, measure.unit);
    if (value === null) return [];
    return [{ id, measuredAt, value, diastolic, position: positionOf(reading, measure, timeZone) }];
  });
  return { points: points.toReversed(), omitted: readings.length - points.length };
}

export interface ReadingSummary<Item> {
  count: number;
  last: Item;
  /** By number, compared in one unit. Null without any number. */
  lowest: Item | null;
  highest: Item | null;
  /** Words of a display, such as HI, in the order of their last reading. */
  words: { word: string; count: number }[];
  /** Numbers in units that do not convert. */
  notCompared: number;
}

function countWords(readings: readonly Pick<Reading, 'text'>[]): ReadingSummary<never>['words'] {
  const texts = readings.flatMap(({ text }) => text ?? []);
  return [...new Set(texts)].map((word) => ({ word, count: texts.filter((text) => text === word).length }));
}

/** @param readings newest first, at least one */
export function summarizeReadings<Item extends Measured & Pick<Reading, 'text'>>(
  readings: readonly [Item, ...Item[]],
  { kind, unit }: Pick<Measure, 'kind' | 'unit'>,
): ReadingSummary<Item> {
  const comparedReadings = readings
    .flatMap((item) => {
      const value = item.value === null ? null : convertReading(kind, item.value, item.unit, unit);
      return value === null ? [] : [{ item, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  return {
    count: readings.length,
    last: readings[0],
    lowest: comparedReadings[0]?.item ?? null,
    highest: comparedReadings.at(-1)?.item ?? null,
    words: countWords(readings),
    notCompared: readings.filter(({ value }) => value !== null).length - comparedReadings.length,
  };
}

/** @param readings newest first @returns days with readings, newest first */
export function readingDays(readings: readonly Pick<Reading, 'measuredAt'>[], timeZone: string): Day[] {
  return [...new Set(readings.map(({ measuredAt }) => dayIn(instantFromJson(measuredAt), timeZone)))];
}

/** A misplaced decimal sign is a factor of 10. Our choice. */
const UNLIKELY_FACTOR = 5;

/**
 * Question about a value far outside recent ones, which a slipped decimal sign explains. Zeros have none.
 * @param recent values in the unit of `value`
 * @returns message key, null if the value is likely or nothing can be compared
 */
export function valueQuestion(value: number, recent: readonly number[]): string | null {
  const comparedValues = recent.filter((one) => one > 0);
  if (value === 0 || comparedValues.length === 0) return null;
  if (value > UNLIKELY_FACTOR * Math.max(...comparedValues)) return 'measures.question.more';
  return value < Math.min(...comparedValues) / UNLIKELY_FACTOR ? 'measures.question.less' : null;
}
