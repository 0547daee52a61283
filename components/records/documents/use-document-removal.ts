'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';
import { removeDocument, restoreDocument } from '@/lib/records/documents/client';
import type { PetDocument } from '@/lib/records/documents/document';

interface RemovalListeners {
  onRemoved: (id: string) => void;
  onRestored: (id: string) => void;
}

export function useDocumentRemoval(petId: string, { onRemoved, onRestored }: RemovalListeners) {
  const entries = useTranslations('entries');
  const router = useRouter();

  async function undoRemoval(document: PetDocument) {
    try {
      await restoreDocument(petId, document);
      onRestored(document.id);
      toast({ title: entries('restored') });
      router.refresh();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void undoRemoval(document) });
    }
  }

  return async function remove(document: PetDocument): Promise<void> {
    try {
      await removeDocument(petId, document);
      onRemoved(document.id);
      toast({
        title: entries('removed'),
        action: { label: entries('undo'), onClick: () => void undoRemoval(document) },
      });
      router.refresh();
    } catch {
      toast({ title: entries('removeFailed'), tone: 'danger', retry: () => void remove(document) });
    }
  };
}
