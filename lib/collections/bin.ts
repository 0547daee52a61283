import 'server-only';
import { collectionNames } from './registry';
import { collectionTable } from './table';

export async function emptyBinOf(petId: string): Promise<void> {
  const binnedEntries = { petId, deletedAt: { not: null } };
  for (const name of collectionNames) await collectionTable(name).deleteMany({ where: binnedEntries });
}

/** Permanently deletes entries binned before `before`. */
export async function emptyCollectionBins(before: Date): Promise<void> {
  for (const name of collectionNames) await collectionTable(name).deleteMany({ where: { deletedAt: { lt: before } } });
}
