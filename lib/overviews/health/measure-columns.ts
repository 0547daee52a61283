import { newestBy, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { type AttributionRow, attributionColumns, toPageEntry } from '@/lib/collections/attribution';
import { toPage } from '@/lib/core/http/pagination';
import { isId } from '@/lib/core/validation/ids';
import { type MeasureRow, measureColumns, toMeasure } from '@/lib/records/measures/measure';
import { type MeasureWithReadings, sortMeasures } from '@/lib/records/measures/measured';
import { type ReadingRow, readingColumns, toReading } from '@/lib/records/measures/reading';
import { CHARTED_READINGS, LISTED_READINGS, measureLimits } from '@/lib/records/measures/vocabulary';
import type { RecordPart } from './record-part';

const readingsTaken: Partial<Record<RecordPart, number>> = {
  latestReadings: 1,
  measures: LISTED_READINGS,
  measure: CHARTED_READINGS,
};

const takenBy = (parts: readonly RecordPart[]) => Math.max(0, ...parts.map((part) => readingsTaken[part] ?? 0));

/** @param measureId the only measure to read; undefined for all */
export function measuresColumns(parts: readonly RecordPart[], measureId: string | undefined) {
  const takenWidth = takenBy(parts);
  if (takenWidth === 0 || (measureId !== undefined && !isId(measureId))) return {};
  return {
    measures: {
      where: { ...notDeleted, ...(measureId !== undefined && { id: measureId }) },
      orderBy: newestBy('createdAt'),
      take: measureLimits.perPet,
      select: {
        ...measureColumns,
        ...attributionColumns,
        createdAt: true,
        readings: {
          where: notDeleted,
          orderBy: newestBy('measuredAt'),
          take: takenWidth + 1,
          select: { ...readingColumns, ...attributionColumns },
        },
      },
    },
  };
}

type MeasureWithRows = MeasureRow & AttributionRow & { readings?: (ReadingRow & AttributionRow)[] };

export function toMeasures(
  access: PetAccess<'view'>,
  rows: readonly MeasureWithRows[],
  parts: readonly RecordPart[],
): MeasureWithReadings[] {
  const measures = rows.map(({ readings = [], ...row }) => {
    const { items, nextCursor } = toPage(readings, { limit: takenBy(parts) }, 'measuredAt');
    return {
      ...toPageEntry(access, toMeasure)(row),
      readings: { items: items.map(toPageEntry(access, toReading)), nextCursor },
    };
  });
  return sortMeasures(measures);
}
