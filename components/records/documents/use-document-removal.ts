'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';
import { removeDocument, restoreDocument } from '@/lib/records/documents/client';

interface RemovalListeners {
  onRemoved: (id: string) => void;
  onRestored: (id: string) => void;
}

/** @returns a function that removes a document, which its toast can undo */
export function useDocumentRemoval(petId: string, { onRemoved, onRestored }: RemovalListeners) {
  const entries = useTranslations('entries');
  const router = useRouter();

  async function restore(id: string) {
    try {
      await restoreDocument(petId, id);
      onRestored(id);
      toast({ title: entries('restored') });
      router.refresh();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void restore(id) });
    }
  }

  return async function remove(id: string): Promise<void> {
    try {
      await removeDocument(petId, id);
      onRemoved(id);
      toast({ title: entries('removed'), action: { label: entries('undo'), onClick: () => void restore(id) } });
      router.refresh();
    } catch {
      toast({ title: entries('removeFailed'), tone: 'danger', retry: () => void remove(id) });
    }
  };
}
