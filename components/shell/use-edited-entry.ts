'use client';

import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';

/** The entry in the open form; null inside of it stands for a new one. */
export function useEditedEntry<Item>(adding: boolean, onChange: () => void) {
  const [edited, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  return {
    edited,
    edit: (item: Item | null) => setEdited({ item }),
    close: () => setEdited(null),
    saved(title: string) {
      setEdited(null);
      toast({ title });
      onChange();
    },
  };
}
