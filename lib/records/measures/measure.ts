import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { measures } from '@/lib/collections/columns/measures';

export const measureColumns = /* @__PURE__ */ selectOf(measures);

export type Measure = EntryOf<'Measure', typeof measures>;

export type MeasureRow = RowOf<'Measure', typeof measures>;

export const toMeasure = (row: MeasureRow): Measure => entryOf<'Measure', typeof measures>(measures, row);

export const hasRange = ({ low, high }: Pick<Measure, 'low' | 'high'>): boolean => low !== null || high !== null;

type CheckedMeasure = Pick<Measure, 'kind' | 'name' | 'low' | 'high' | 'rangeBy' | 'rangeSince'>;

/** @returns message keys by field */
export function checkMeasure({ kind, name, low, high, rangeBy, rangeSince }: CheckedMeasure): Record<string, string> {
  const isRanged = hasRange({ low, high });
  return {
    ...(kind === 'other' && name === null && { name: 'entries.validation.required' }),
    ...(low !== null && high !== null && low > high && { high: 'measures.validation.range' }),
    ...(!isRanged && rangeBy !== null && { rangeBy: 'measures.validation.rangeMissing' }),
    ...(!isRanged && rangeSince !== null && { rangeSince: 'measures.validation.rangeMissing' }),
  };
}
