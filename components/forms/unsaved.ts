'use client';

import { use, useEffect } from 'react';
import { SheetContext } from '@/components/ui/sheet-context';
import { registerUnsaved } from '@/lib/browser/page/unsaved';

/** While `active`, leaving the page or closing the dialog asks first. @param isKept true if a draft is stored */
export function useUnsaved(active: boolean, isKept: boolean): void {
  const sheet = use(SheetContext);
  useEffect(() => {
    if (!active) return;
    const release = registerUnsaved({ isKept });
    const releaseSheet = sheet?.markUnsaved();
    return () => {
      release();
      releaseSheet?.();
    };
  }, [active, isKept, sheet]);
}
