'use client';

import { useState } from 'react';
import { useEntries, usePages } from '@/components/collections/entries';
import type { Page } from '@/lib/core/http/pagination';
import { listOlderDocuments, searchedRecords } from '@/lib/records/vet-records/client';
import { completeFrom, type DocumentEntry, isEntryOfKind, mergeTimeline } from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import { matchesVisitFilter, type RecordFilter, useWaitingDocuments } from './use-waiting-records';

interface FirstPages {
  visits: Page<VetRecordEntry>;
  documents: Page<DocumentEntry>;
}

export function useTimeline(petId: string, first: FirstPages, filter: RecordFilter) {
  const [client] = useState(() => searchedRecords(filter.q, (visit) => isEntryOfKind(visit, filter.kind)));
  const { items, more: moreVisits, refresh, ...entries } = useEntries(petId, client, first.visits);
  const documents = usePages(first.documents, (cursor) => listOlderDocuments(petId, filter, cursor));
  const visits = items.filter((visit) => entries.markOf(visit) === null || matchesVisitFilter(visit, filter));
  const from = {
    visits: completeFrom({ items: visits, hasMore: entries.hasMore }),
    // Offline, visits are shown without the documents that cannot be loaded.
    documents: documents.hasFailed ? '' : completeFrom(documents),
  };
  return {
    ...entries,
    client,
    items,
    visits,
    timeline: mergeTimeline(visits, useWaitingDocuments(petId, documents.items, filter), from),
    hasMore: entries.hasMore || documents.hasMore,
    loading: entries.loading || documents.loading,
    more: () => {
      if (from.visits >= from.documents) void moreVisits();
      if (from.documents >= from.visits) void documents.more();
    },
    refresh: () => {
      documents.reset();
      refresh();
    },
  };
}
