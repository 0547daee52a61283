import 'server-only';
import { collectionNames } from './registry';
import { collectionTable } from './table';

/** Deletes for good what is in the bin since before this moment. */
export async function emptyCollectionBins(before: Date): Promise<void> {
  for (const name of collectionNames) await collectionTable(name).deleteMany({ where: { deletedAt: { lt: before } } });
}
