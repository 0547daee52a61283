import type { Page } from '@/lib/core/http/pagination';
import type { Attribution } from '@/lib/page-context/attribution';
import type { Measure } from './measure';
import type { Reading } from './reading';

/** Measure with its newest readings. */
export type MeasureWithReadings = Measure & Partial<Attribution> & { readings: Page<Reading> };

interface SortedMeasure extends Pick<Measure, 'endedOn'> {
  readings: { items: readonly Pick<Reading, 'measuredAt'>[] };
}

export function sortMeasures<Item extends SortedMeasure>(measures: readonly Item[]): Item[] {
  const lastOf = ({ readings }: Item) => readings.items[0]?.measuredAt ?? '';
  return measures.toSorted(
    (a, b) => Number(a.endedOn !== null) - Number(b.endedOn !== null) || lastOf(b).localeCompare(lastOf(a)),
  );
}
