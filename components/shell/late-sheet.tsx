'use client';

import { Suspense } from 'react';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { SheetDialogProps } from '@/components/ui/sheet-dialog';
import { lazyDialog } from './lazy-part';

const load = () => import(/* webpackChunkName: "kept-sheet" */ '@/components/ui/sheet-dialog');
const SheetDialog = lazyDialog(async () => (await load()).SheetDialog);

export function LateSheet({ open, ...sheet }: SheetDialogProps & { open: boolean }) {
  useLoadedInUse(load);
  if (!open) return null;
  return (
    <Suspense>
      <SheetDialog {...sheet} />
    </Suspense>
  );
}
