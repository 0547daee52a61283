'use client';

import { useReader } from '#page-context';
import { useWaiting } from '@/components/collections/use-waiting';
import { withWaiting } from '@/lib/browser/outbox/with-waiting';
import { dayIn, instantFromMs } from '@/lib/core/time/dates';
import type { PetDocument } from '@/lib/records/documents/document';
import { isFound, isShown, type PaperEntry } from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';

interface Asked {
  q: string;
  kind: RecordKind;
}

export function isWaitingVisitShown(visit: VetRecordEntry, { q, kind }: Asked): boolean {
  const { reason, diagnosis, description, clinic, vetName } = visit;
  return isShown(visit, kind) && isFound(q, [reason, diagnosis, description, clinic, vetName]);
}

export function useWaitingPapers(petId: string, papers: readonly PaperEntry[], { q, kind }: Asked): PaperEntry[] {
  const { timeZone } = useReader();
  const { entries } = useWaiting();
  const own = entries.filter((one) => one.petId === petId && one.collection === 'documents');
  if (own.length === 0) return [...papers];
  const loose = new Map(papers.flatMap((paper) => (paper.of === 'pet' ? [[paper.id, paper] as const] : [])));
  const madeAt = new Map(own.map((one) => [one.entryId, one.madeAt]));
  const dayOf = (id: string) => loose.get(id)?.day ?? dayIn(instantFromMs(madeAt.get(id) ?? 0), timeZone);
  const asPaper = (document: PetDocument): PaperEntry => {
    const { id, name } = document;
    return { id, of: 'pet', day: dayOf(id), title: name, clinic: null, documents: [document] };
  };
  const ofPet = own.filter(({ verb, parentId }) => verb !== 'create' || parentId === null);
  const documents = [...loose.values()].flatMap((paper) => paper.documents);
  const shown = withWaiting(documents, ofPet).items.map(asPaper);
  const isAsked = (paper: PaperEntry) => loose.has(paper.id) || (isShown(paper, kind) && isFound(q, [paper.title]));
  return [...papers.filter((paper) => paper.of !== 'pet'), ...shown.filter(isAsked)];
}
