'use client';

import { Suspense } from 'react';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { SheetDialogProps } from '@/components/ui/sheet-dialog';
import { lazyDialog } from './lazy-part';

const load = () => import(/* webpackChunkName: "kept-sheet" */ '@/components/ui/sheet-dialog');
const SheetDialog = lazyDialog(async () => (await load()).SheetDialog);

/** A dialog whose code is loaded once the page is in use, so that a page that is only read does without it. */
export function LateSheet({ open, ...sheet }: SheetDialogProps & { open: boolean }) {
  useLoadedInUse(load);
  if (!open) return null;
  return (
    <Suspense>
      <SheetDialog {...sheet} />
    </Suspense>
  );
}
