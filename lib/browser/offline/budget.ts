import type { SavedHead } from '../storage/saved-pages';

export const BUDGET_BYTES = 40_000_000;

type StoredPage = Pick<SavedHead, 'path' | 'bytes' | 'rank' | 'savedAt'>;

export function roomFor(incoming: Pick<StoredPage, 'bytes' | 'rank'>, others: readonly StoredPage[]): string[] | null {
  let over = incoming.bytes - BUDGET_BYTES;
  for (const { bytes } of others) over += bytes;
  const doomed: string[] = [];
  const leastNeeded = [...others].sort((a, b) => b.rank - a.rank || a.savedAt - b.savedAt);
  for (const { path, bytes, rank } of leastNeeded) {
    if (over <= 0) return doomed;
    if (rank < incoming.rank) return null;
    doomed.push(path);
    over -= bytes;
  }
  return over <= 0 ? doomed : null;
}
