'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRowFocus } from '@/components/collections/row-focus';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { listDeleted, restoreDeletedEntry } from '@/lib/overviews/deleted/client';
import type { DeletedEntry } from '@/lib/overviews/deleted/deleted-entry';

export function useDeletedEntries(petId: string, first: Page<DeletedEntry>) {
  const entries = useTranslations('entries');
  const [loadedPage, setLoaded] = useState(first);
  const [busy, setBusy] = useState<string | null>(null);
  const rows = useRowFocus(loadedPage.items.map(({ id }) => id));

  const restoreEntry = async (entry: DeletedEntry) => {
    setBusy(entry.id);
    rows.leave(entry.id);
    try {
      await restoreDeletedEntry(petId, entry);
      setLoaded((now) => ({ ...now, items: now.items.filter(({ id }) => id !== entry.id) }));
      toast({ title: entries('restored') });
    } catch (error) {
      const [reason] = error instanceof ApiError ? Object.values(error.failure?.fields ?? {}) : [];
      toast({
        title: entries('restoreFailed'),
        description: reason,
        tone: 'danger',
        retry: () => void restoreEntry(entry),
      });
    }
    setBusy(null);
  };

  const more = async (cursor: string) => {
    setBusy('more');
    try {
      const next = await listDeleted(petId, cursor);
      setLoaded(({ items }) => ({ items: [...items, ...next.items], nextCursor: next.nextCursor }));
    } catch {
      toast({ title: entries('loadFailed'), tone: 'danger', retry: () => void more(cursor) });
    }
    setBusy(null);
  };

  return { ...loadedPage, busy, list: rows.list, restore: restoreEntry, more };
}
