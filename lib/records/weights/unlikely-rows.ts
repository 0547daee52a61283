import type { CollectionPet } from '@/lib/collections/collection-pet';
import type { ImportError, ImportRow } from './import-rows';
import { changeQuestion } from './plausible-change';
import type { Reading } from './weekly';

/**
 * The rows of a series whose weight is far from the one before it, with the question about each. Messages are
 * translation keys with values.
 * @param stored weighings that are there already, in any order
 */
export function unlikelyRows(
  rows: readonly ImportRow[],
  stored: readonly Reading[],
  pet: CollectionPet,
): ImportError[] {
  const byTime = [...stored, ...rows].sort((a, b) => a.measuredAt.localeCompare(b.measuredAt));
  return byTime.flatMap((reading, index) => {
    const message = changeQuestion(reading, byTime[index - 1] ?? null, pet);
    return 'line' in reading && message !== null ? [{ line: (reading as ImportRow).line, message }] : [];
  });
}
