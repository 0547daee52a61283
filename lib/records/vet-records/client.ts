import { apiGet } from '@/lib/browser/api/api-client';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import type { VetRecordChange, VetRecordInput } from './schema';
import type { DocumentEntry } from './timeline';
import type { VetRecordEntry } from './vet-record';
import { OTHER_DOCUMENTS, type RecordKind } from './vocabulary';

export type NewVetRecord = Partial<VetRecordInput> & Pick<VetRecordInput, 'visitedOn' | 'description'>;

export const vetRecordsClient = collectionClient<VetRecordEntry, NewVetRecord, NewVetRecord, VetRecordChange>(
  'vet-records',
  {
    documentLinks: [],
    clinic: null,
    vetName: null,
    reason: null,
    diagnosis: null,
    costCents: null,
    currency: null,
    followUpOn: null,
    followedUpAt: null,
    appointmentId: null,
    documents: [],
  },
);

export function listOlderDocuments(
  petId: string,
  { q, kind }: { q: string; kind: RecordKind },
  cursor: string,
): Promise<Page<DocumentEntry>> {
  const query = new URLSearchParams({ limit: String(OTHER_DOCUMENTS), cursor, show: kind, ...(q && { q }) });
  return apiGet(`/api/pets/${petId}/vet-records/documents?${query}`);
}

/** Client whose later pages apply the same search. @param q empty for all */
export function searchedRecords(
  q: string,
  isWanted: (visit: VetRecordEntry) => boolean,
): Pick<CollectionClient<VetRecordEntry, never, never>, 'list' | 'remove' | 'restore' | 'place'> {
  const list = async (petId: string, cursor: string): Promise<Page<VetRecordEntry>> => {
    const query = new URLSearchParams({ limit: '20', cursor, ...(q && { q }) });
    const { items, nextCursor } = await apiGet<Page<VetRecordEntry>>(`/api/pets/${petId}/vet-records?${query}`);
    const visibleVisits = items.filter(isWanted);
    // Skips empty pages, because users would see no effect of loading more.
    return visibleVisits.length > 0 || nextCursor === null
      ? { items: visibleVisits, nextCursor }
      : list(petId, nextCursor);
  };
  return {
    place: vetRecordsClient.place,
    list,
    remove: vetRecordsClient.remove,
    restore: async (petId, visit) => ({ ...(await vetRecordsClient.restore(petId, visit)), documents: [] }),
  };
}
