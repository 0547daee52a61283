import { newestBy, notDeleted } from '@/lib/access/filters';
import { CHARTED_READINGS, measureLimits } from '@/lib/records/measures/vocabulary';

/** All columns but notes, which are for the family. */
const measureColumns = {
  ...{ kind: true, name: true, unit: true, low: true, high: true, rangeUnit: true, rangeBy: true },
  ...{ rangeSince: true, endedOn: true },
} as const;

const readingColumns = {
  ...{ measuredAt: true, value: true, diastolic: true, text: true, unit: true, context: true },
} as const;

/** Reads one more reading than is shown, to know if there are more. */
export const sharedMeasures = () => ({
  where: notDeleted,
  orderBy: newestBy('createdAt'),
  take: measureLimits.perPet,
  select: {
    ...measureColumns,
    readings: {
      where: notDeleted,
      take: CHARTED_READINGS + 1,
      orderBy: newestBy('measuredAt'),
      select: readingColumns,
    },
  },
});
