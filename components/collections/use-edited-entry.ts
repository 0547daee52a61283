'use client';

import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { useAskedEntry } from './asked-entry';

/**
 * The entry in the open form; null inside of it stands for a new one.
 * @param asked those of which the address may open one
 */
export function useEditedEntry<Item extends { id: string }>(
  adding: boolean,
  onChange: () => void,
  asked: readonly Item[] = [],
) {
  const [edited, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  const edit = (item: Item | null) => setEdited({ item });
  useAskedEntry(asked, edit);
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
