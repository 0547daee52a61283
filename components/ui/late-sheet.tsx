'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '@/lib/core/toast';
import { useLoadedInUse } from './in-use';
import type { SheetProps } from './sheet';

const load = () => import(/* webpackChunkName: "kept-sheet" */ './sheet');

/** A dialog whose code comes once the page is in use, so that a page that is only read does without it. */
export function LateSheet({ open, ...sheet }: SheetProps & { open: boolean }) {
  const t = useTranslations('shell.error');
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  useLoadedInUse(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its words and its end are those of the press that opened it
  useEffect(() => {
    if (!open || Sheet) return;
    let gone = false;
    load().then(
      (module) => gone || setSheet(() => module.Sheet),
      () => {
        if (gone) return;
        sheet.onClose();
        toast({ title: t('title'), description: t('text'), tone: 'danger' });
      },
    );
    return () => {
      gone = true;
    };
  }, [open, Sheet]);

  return open && Sheet ? <Sheet {...sheet} /> : null;
}
