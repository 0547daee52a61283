'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef } from 'react';
import { BackCloses } from '@/components/ui/back-closes';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { SheetProps } from '@/components/ui/sheet';
import { isolate } from '@/lib/core/i18n/isolate';
import { lazyWith } from './lazy-part';
import { MissingForm } from './missing-form';

const loadSheet = () => import(/* webpackChunkName: "kept-sheet" */ '@/components/ui/sheet');
const Sheet = lazyWith(
  async () => (await loadSheet()).Sheet,
  (props: SheetProps) => <PlainSheet {...props} />,
);

/** Replaces a sheet whose code can't be loaded. Omits the content, because a form needs the real sheet. */
function PlainSheet({ title, onClose }: SheetProps) {
  const t = useTranslations('common');
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    sheet.current?.focus();
    return () => (opener instanceof HTMLElement ? opener.focus() : undefined);
  }, []);
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] flex-col rounded-t-[24px] bg-paper shadow-card md:inset-0 md:m-auto md:h-fit md:w-[min(30rem,calc(100vw-2rem))] md:rounded-[24px]"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <BackCloses close={onClose} />
      <div className="flex items-center gap-3 px-4 pt-4 pb-1">
        <h2 className="min-w-0 grow text-xl">{isolate(title)}</h2>
        <Button variant="ghost" size="icon" aria-label={t('close')} className="-mr-2" onClick={onClose}>
          <Icon of="x" />
        </Button>
      </div>
      <div className="sheet-body">
        <MissingForm />
      </div>
    </div>
  );
}

export function LateSheet({ open, ...sheet }: SheetProps & { open: boolean }) {
  useLoadedInUse(loadSheet);
  if (!open) return null;
  return (
    <Suspense>
      <Sheet {...sheet} />
    </Suspense>
  );
}
