'use client';

import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { useLinkedEntry } from './linked-entry';

/**
 * Manages which entry the form shows; `item` is null for a new one.
 * @param linkedItems entries that the URL may open
 */
export function useEditedEntry<Item extends { id: string }>(
  adding: boolean,
  onChange: () => void,
  linkedItems: readonly Item[] = [],
) {
  const [edited, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  const edit = (item: Item | null) => setEdited({ item });
  useLinkedEntry(linkedItems, edit);
  return {
    edited,
    edit,
    close: () => setEdited(null),
    saved(title: string) {
      setEdited(null);
      toast({ title });
      onChange();
    },
  };
}
