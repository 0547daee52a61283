'use client';

import { useWaiting } from '@/components/collections/use-waiting';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { type WaitingMark, withWaiting } from '@/lib/browser/outbox/with-waiting';
import type { PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';

interface WithWaiting {
  documents: readonly PetDocument[];
  markOf: (document: PetDocument) => WaitingMark | null;
}

export function useWaitingDocuments(
  petId: string,
  parent: DocumentParent,
  documents: readonly PetDocument[],
): WithWaiting {
  const { entries } = useWaiting();
  const [parentId = null] = Object.values(parent);
  const documentIds = new Set(documents.map(({ id }) => id));
  // A new document of the pet as a whole is an entry of its own, so other lists do not contain it.
  const isWaitingUpload = (one: WaitingWrite) =>
    parentId === null ? documentIds.has(one.entryId) : one.parentId === parentId;
  const isOwn = (one: WaitingWrite) => one.petId === petId && one.collection === 'documents';
  const own = entries.filter((one) => isOwn(one) && (one.verb !== 'create' || isWaitingUpload(one)));
  if (own.length === 0) return { documents, markOf: () => null };
  const { items, markOf } = withWaiting(documents, own);
  return { documents: items, markOf };
}
