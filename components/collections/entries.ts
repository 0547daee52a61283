'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import type { CollectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import { useWaitingItems } from './use-waiting';

export function usePages<Item extends { id: string }>(
  first: Page<Item>,
  list: (cursor: string) => Promise<Page<Item>>,
) {
  const t = useTranslations('entries');
  // All loaded items, once a second page is loaded. After a refresh the first page may end earlier than before.
  const [loadedPage, setLoaded] = useState<Page<Item> | null>(null);
  const [loading, setLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { items, nextCursor } = loadedPage ?? first;
  const inFirst = new Set(first.items.map(({ id }) => id));
  const afterFirst = items.findIndex(({ id }) => id === first.items.at(-1)?.id) + 1;

  async function loadMore() {
    if (nextCursor === null) return;
    setLoading(true);
    try {
      const page = await list(nextCursor);
      setLoaded({ items: [...items, ...page.items], nextCursor: page.nextCursor });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
      toast({ title: t('loadFailed'), tone: 'danger', retry: () => void loadMore() });
    }
    setLoading(false);
  }

  return {
    items: [...first.items, ...items.slice(afterFirst).filter(({ id }) => !inFirst.has(id))],
    hasMore: nextCursor !== null,
    ...{ loading, hasFailed, more: loadMore },
    reset: () => setLoaded(null),
  };
}

export function useEntries<Item extends { id: string }>(
  petId: string,
  client: Pick<CollectionClient<Item, never, never>, 'list' | 'remove' | 'restore' | 'place'>,
  first: Page<Item>,
  { withoutNew = false }: { withoutNew?: boolean } = {},
) {
  const t = useTranslations('entries');
  const router = useRouter();
  const { items: loadedItems, reset, ...pages } = usePages(first, (cursor) => client.list(petId, cursor));
  const { items: all, markOf } = useWaitingItems(petId, client.place, loadedItems);
  const items = withoutNew ? all.filter((item) => loadedItems.some(({ id }) => id === item.id)) : all;
  // After a change, pages loaded later are stale. Only the server's first page is correct.
  const refreshEntries = () => {
    reset();
    router.refresh();
  };

  async function restoreEntry(item: Item) {
    try {
      await client.restore(petId, item);
      toast({ title: t('restored') });
      refreshEntries();
    } catch {
      toast({ title: t('restoreFailed'), tone: 'danger', retry: () => void restoreEntry(item) });
    }
  }

  async function removeEntry(item: Item) {
    try {
      await client.remove(petId, item);
      toast({ title: t('removed'), action: { label: t('undo'), onClick: () => void restoreEntry(item) } });
      refreshEntries();
    } catch {
      toast({ title: t('removeFailed'), tone: 'danger', retry: () => void removeEntry(item) });
    }
  }

  return { ...pages, items, markOf, remove: removeEntry, refresh: refreshEntries };
}
