import type { CollectionPet } from '@/lib/collections/collection-pet';
import type { ImportError } from './import-lines';
import { changeQuestion } from './plausible-change';
import type { Reading } from './weekly';

export function unlikelyRows(
  rows: readonly (Reading & { line: number })[],
  storedReadings: readonly Reading[],
  pet: CollectionPet,
): ImportError[] {
  const byTime = [...storedReadings, ...rows].sort((a, b) => a.measuredAt.localeCompare(b.measuredAt));
  return byTime.flatMap((reading, index) => {
    const message = changeQuestion(reading, byTime[index - 1] ?? null, pet);
    return 'line' in reading && message !== null ? [{ line: Number(reading.line), message }] : [];
  });
}
