'use client';

import { useState } from 'react';
import { newId } from '@/lib/core/validation/ids';
import { countAdded, isUndone, undoImport } from '@/lib/sharing/imports/client';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';

interface CurrentImport {
  importId: string;
  fileName: string | null;
  /** Entries and files that it has added, also before this page was opened. */
  added: number;
}

/** Import of the chosen file: the earlier one if it is incomplete and has the same name, else a new one. */
export function useCurrentImport(earlierImport: EarlierImport | null) {
  const [current, setCurrent] = useState<CurrentImport>({ importId: '', fileName: null, added: 0 });
  const [isComplete, setIsComplete] = useState(false);
  return {
    ...current,
    selectImport: (fileName: string | null) => {
      const continuedImport = !isComplete && earlierImport?.fileName === fileName ? earlierImport : null;
      setCurrent({ importId: continuedImport?.id ?? newId(), fileName, added: countAdded(continuedImport) });
    },
    startNewImport: () => setCurrent((now) => ({ ...now, importId: newId(), added: 0 })),
    completeImport: () => setIsComplete(true),
    /** Succeeds also if the server never recorded the import. */
    undo: async () => {
      try {
        await undoImport(current.importId);
      } catch (error) {
        const neverStarted = isUndone(error) && current.added === 0;
        if (!neverStarted) throw error;
      }
    },
    addToCount: (count: number) => setCurrent((now) => ({ ...now, added: now.added + count })),
  };
}
