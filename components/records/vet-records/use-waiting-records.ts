'use client';

import { usePageContext } from '#page-context';
import { useWaiting } from '@/components/collections/use-waiting';
import { withWaiting } from '@/lib/browser/outbox/with-waiting';
import { dayIn, instantFromMs } from '@/lib/core/time/dates';
import type { PetDocument } from '@/lib/records/documents/document';
import { type DocumentEntry, isEntryOfKind, isFound } from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';

export interface RecordFilter {
  q: string;
  kind: RecordKind;
}

export function matchesVisitFilter(visit: VetRecordEntry, { q, kind }: RecordFilter): boolean {
  const { reason, diagnosis, description, clinic, vetName } = visit;
  return isEntryOfKind(visit, kind) && isFound(q, [reason, diagnosis, description, clinic, vetName]);
}

export function useWaitingDocuments(
  petId: string,
  otherDocuments: readonly DocumentEntry[],
  { q, kind }: RecordFilter,
): DocumentEntry[] {
  const { timeZone } = usePageContext();
  const { entries } = useWaiting();
  const own = entries.filter((one) => one.petId === petId && one.collection === 'documents');
  if (own.length === 0) return [...otherDocuments];
  const loose = new Map(otherDocuments.flatMap((paper) => (paper.of === 'pet' ? [[paper.id, paper] as const] : [])));
  const madeAt = new Map(own.map((one) => [one.entryId, one.madeAt]));
  const dayOf = (id: string) => loose.get(id)?.day ?? dayIn(instantFromMs(madeAt.get(id) ?? 0), timeZone);
  const toDocumentEntry = (document: PetDocument): DocumentEntry => {
    const { id, name } = document;
    return { id, of: 'pet', day: dayOf(id), title: name, clinic: null, documents: [document] };
  };
  const ofPet = own.filter(({ verb, parentId }) => verb !== 'create' || parentId === null);
  const documents = [...loose.values()].flatMap((paper) => paper.documents);
  const waitingDocuments = withWaiting(documents, ofPet).items.map(toDocumentEntry);
  const matchesFilter = (paper: DocumentEntry) =>
    loose.has(paper.id) || (isEntryOfKind(paper, kind) && isFound(q, [paper.title]));
  return [...otherDocuments.filter((paper) => paper.of !== 'pet'), ...waitingDocuments.filter(matchesFilter)];
}
