import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { type Measure, type MeasureRow, toMeasure } from '@/lib/records/measures/measure';
import { type Reading, type ReadingRow, toReading } from '@/lib/records/measures/reading';
import { CHARTED_READINGS } from '@/lib/records/measures/vocabulary';

export interface MeasureSince {
  measure: Measure;
  /** Newest first, at least one. */
  readings: [Reading, ...Reading[]];
  /** First day that is complete: later than asked for if there are too many readings. */
  countedFrom: Day;
}

/** @returns measures with a reading since `from` */
export function readingsSince(
  rows: readonly (MeasureRow & { readings: ReadingRow[] })[],
  from: Day,
  timeZone: string,
): MeasureSince[] {
  return rows.flatMap(({ readings: readingRows, ...row }): MeasureSince[] => {
    const dayOf = ({ measuredAt }: Reading) => dayIn(instantFromJson(measuredAt), timeZone);
    const all = readingRows.map(toReading);
    const [first, ...others] = all.filter((reading) => dayOf(reading) >= from);
    if (!first) return [];
    const oldest = all.at(-1) ?? first;
    const isCut = all.length === CHARTED_READINGS && dayOf(oldest) > from;
    return [{ measure: toMeasure(row), readings: [first, ...others], countedFrom: isCut ? dayOf(oldest) : from }];
  });
}
