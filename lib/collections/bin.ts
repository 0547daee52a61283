import 'server-only';
import { collectionNames } from './registry';
import { collectionTable } from './table';

/** Permanently deletes what is in the bin of a pet; the nightly sweep removes its files. */
export async function emptyBinOf(petId: string): Promise<void> {
  const binned = { petId, deletedAt: { not: null } };
  for (const name of collectionNames) await collectionTable(name).deleteMany({ where: binned });
}

/** Deletes for good what is in the bin since before this moment. */
export async function emptyCollectionBins(before: Date): Promise<void> {
  for (const name of collectionNames) await collectionTable(name).deleteMany({ where: { deletedAt: { lt: before } } });
}
