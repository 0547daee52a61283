import { toMeasure } from '@/lib/records/measures/measure';
import { sortMeasures } from '@/lib/records/measures/measured';
import { toReading } from '@/lib/records/measures/reading';
import { CHARTED_READINGS } from '@/lib/records/measures/vocabulary';
import type { SharedRow } from './shared-row';
import type { SharedMeasure } from './shared-view';

/** Readings without notes, which are for the family. */
export function toSharedMeasures(rows: SharedRow['measures']): SharedMeasure[] {
  const measures = rows.map(({ readings = [], ...row }) => {
    const { kind, name, unit, low, high, rangeUnit, rangeBy, rangeSince, endedOn } = toMeasure({
      ...row,
      ...{ id: '', note: null },
    });
    const items = readings.slice(0, CHARTED_READINGS).map((reading) => {
      const {
        measuredAt,
        value,
        diastolic,
        text,
        unit: own,
        context,
      } = toReading({
        ...reading,
        ...{ id: '', measureId: '', note: null },
      });
      return { measuredAt, value, diastolic, text, unit: own, context };
    });
    return {
      ...{ kind, name, unit, low, high, rangeUnit, rangeBy, rangeSince, endedOn },
      isCut: readings.length > CHARTED_READINGS,
      readings: { items, nextCursor: null },
    };
  });
  return sortMeasures(measures).map(({ readings, ...measure }) => ({ ...measure, readings: readings.items }));
}
