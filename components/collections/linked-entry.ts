'use client';

import { useEffect, useRef } from 'react';
import { CHANGED_ENTRY } from '@/lib/core/config/paths';

/** Opens the entry named in the URL once. Removes it from the URL, so that a reload does not repeat it. */
export function useLinkedEntry<Item extends { id: string }>(items: readonly Item[], open: (item: Item) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const address = new URL(window.location.href);
    const linkedEntry = items.find(({ id }) => id === address.searchParams.get(CHANGED_ENTRY));
    if (!linkedEntry) return;
    address.searchParams.delete(CHANGED_ENTRY);
    window.history.replaceState(null, '', address);
    open(linkedEntry);
  }, [items, open]);
}
