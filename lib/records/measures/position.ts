import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { hasRange, type Measure } from './measure';

// Separate file, so that browsers do not load the catalog of analytes.

export type RangePosition = 'below' | 'within' | 'above';

export type Ranged = Pick<Measure, 'low' | 'high' | 'rangeSince'>;

/** False for readings before the first day of the range. */
export function isRangeValid({ rangeSince }: Ranged, measuredAt: string, timeZone: string): boolean {
  const day: Day = dayIn(instantFromJson(measuredAt), timeZone);
  return rangeSince === null || day >= rangeSince;
}

/** @param value in the unit of the range @returns null without a range */
export function positionIn(value: number, { low, high }: Pick<Ranged, 'low' | 'high'>): RangePosition | null {
  if (!hasRange({ low, high })) return null;
  if (low !== null && value < low) return 'below';
  return high !== null && value > high ? 'above' : 'within';
}
