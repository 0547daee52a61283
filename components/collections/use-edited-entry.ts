'use client';

import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { useCreatedToast } from './created-toast';
import { useLinkedEntry } from './linked-entry';

export function useEditedEntry<Item extends { id: string }>(
  adding: boolean,
  onChange: () => void,
  linkedItems: readonly Item[] = [],
) {
  const [editedEntry, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  const showCreated = useCreatedToast(onChange);
  const edit = (item: Item | null) => setEdited({ item });
  useLinkedEntry(linkedItems, edit);
  return {
    edited: editedEntry,
    edit,
    close: () => setEdited(null),
    saved(title: string, remove?: () => Promise<unknown>) {
      setEdited(null);
      if (remove && editedEntry?.item === null) showCreated(title, remove);
      else toast({ title });
      onChange();
    },
  };
}
