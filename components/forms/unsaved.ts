'use client';

import { use, useEffect } from 'react';
import { SheetContext } from '@/components/ui/sheet-context';
import { registerUnsaved } from '@/lib/browser/page/unsaved';

export function useUnsaved(active: boolean, isKept: boolean): void {
  const sheet = use(SheetContext);
  useEffect(() => {
    if (!active) return;
    const releaseForm = registerUnsaved({ isKept });
    const releaseSheet = sheet?.markUnsaved();
    return () => {
      releaseForm();
      releaseSheet?.();
    };
  }, [active, isKept, sheet]);
}
