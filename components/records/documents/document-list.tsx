'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { useRowFocus } from '@/components/collections/row-focus';
import { lazyPart } from '@/components/loading/lazy-part';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import { toast } from '@/lib/browser/page/toast';
import type { PetDocument } from '@/lib/records/documents/document';
import { DocumentRow } from './document-row';
import { useDocumentRemoval } from './use-document-removal';

const DocumentForm = lazyPart(async () => (await import('./document-form')).DocumentForm);

interface DocumentListProps {
  petId: string;
  documents: readonly PetDocument[];
  markOf: (document: PetDocument) => WaitingMark | null;
  onRenamed: (document: PetDocument) => void;
  onRemoved: (id: string) => void;
  onRestored: (id: string) => void;
}

export function DocumentList({ petId, documents, markOf, onRenamed, onRemoved, onRestored }: DocumentListProps) {
  const t = useTranslations('documents');
  const router = useRouter();
  const [editedDocument, setEdited] = useState<PetDocument | null>(null);
  const rows = useRowFocus(documents.map(({ id }) => id));

  const removeDocument = useDocumentRemoval(petId, { onRemoved, onRestored });

  function onSaved(savedDocument: PetDocument) {
    setEdited(null);
    onRenamed(savedDocument);
    toast({ title: t('renamed', { name: savedDocument.name }), name: savedDocument.name });
    router.refresh();
  }

  if (documents.length === 0) return null;
  return (
    <>
      <ul ref={rows.list} aria-label={t('title')} className="grid gap-1">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            petId={petId}
            document={document}
            waiting={markOf(document)}
            onRename={() => setEdited(document)}
            onRemove={() => {
              rows.leave(document.id);
              void removeDocument(document);
            }}
          />
        ))}
      </ul>
      <Dialog open={editedDocument !== null} onOpenChange={(open) => !open && setEdited(null)}>
        {editedDocument ? (
          <DialogContent title={t('renameTitle')}>
            <Suspense fallback={<Spinner className="mx-auto my-10" />}>
              <DocumentForm petId={petId} document={editedDocument} onSaved={onSaved} />
            </Suspense>
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}
