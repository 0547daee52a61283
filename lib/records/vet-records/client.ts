import { apiGet } from '@/lib/browser/api/api-client';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import type { VetRecordChange, VetRecordInput } from './schema';
import type { VetRecord, VetRecordEntry } from './vet-record';

export type NewVetRecord = Partial<VetRecordInput> & Pick<VetRecordInput, 'visitedOn' | 'description'>;

export const vetRecordsClient = collectionClient<VetRecord, NewVetRecord, VetRecordChange>('vet-records');

/** Later pages must apply the same search. @param q empty for all */
export function searchedRecords(
  q: string,
): Pick<CollectionClient<VetRecordEntry, never, never>, 'list' | 'remove' | 'restore'> {
  return {
    list: (petId, cursor) =>
      apiGet<Page<VetRecordEntry>>(
        `/api/pets/${petId}/vet-records?${new URLSearchParams({ limit: '20', cursor, ...(q && { q }) })}`,
      ),
    remove: vetRecordsClient.remove,
    restore: async (petId, id) => ({ ...(await vetRecordsClient.restore(petId, id)), documents: [] }),
  };
}
