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
  const [edited, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  const showCreated = useCreatedToast(onChange);
  const edit = (item: Item | null) => setEdited({ item });
  useLinkedEntry(linkedItems, edit);
  return {
    edited,
    edit,
    close: () => setEdited(null),
    saved(title: string, remove?: () => Promise<unknown>) {
      setEdited(null);
      if (remove && edited?.item === null) showCreated(title, remove);
      else toast({ title });
      onChange();
    },
  };
}
