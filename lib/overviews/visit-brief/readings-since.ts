import { addDays, type Day, dayIn, instantFromJson, maxDay } from '@/lib/core/time/dates';
import { type Measure, type MeasureRow, toMeasure } from '@/lib/records/measures/measure';
import { type Reading, type ReadingRow, toReading } from '@/lib/records/measures/reading';
import { CHARTED_READINGS } from '@/lib/records/measures/vocabulary';

export interface MeasureSince {
  measure: Measure;
  /** Newest first, at least one. */
  readings: [Reading, ...Reading[]];
  countedFrom: Day;
}

/**
 * Readings since `from`. If the list may have been cut, since the day after its oldest, whose day may be incomplete.
 * @param rows with readings newest first
 */
export function readingsSince(
  rows: readonly (MeasureRow & { readings: ReadingRow[] })[],
  from: Day,
  timeZone: string,
): MeasureSince[] {
  return rows.flatMap(({ readings: readingRows, ...row }): MeasureSince[] => {
    const dayOf = ({ measuredAt }: Reading) => dayIn(instantFromJson(measuredAt), timeZone);
    const all = readingRows.map(toReading);
    const oldest = all.length < CHARTED_READINGS ? undefined : all.at(-1);
    const countedFrom = oldest ? maxDay(from, addDays(dayOf(oldest), 1)) : from;
    const [first, ...others] = all.filter((reading) => dayOf(reading) >= countedFrom);
    return first ? [{ measure: toMeasure(row), readings: [first, ...others], countedFrom }] : [];
  });
}
