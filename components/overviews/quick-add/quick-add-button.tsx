'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { lazySheet, OpeningSheet } from '@/components/loading/lazy-sheet';
import { Icon } from '@/components/ui/icon';

const loadSheet = () => import('./quick-add-sheet');
const QuickAddSheet = lazySheet(async () => (await loadSheet()).QuickAddSheet);

const TYPING = 'input, select, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]';

export function QuickAddButton() {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const sheet = { title: t('quickAdd'), onClose: () => setOpen(false) };
  const petId = /^\/pets\/([0-9a-f-]{36})(\/|$)/.exec(usePathname())?.[1] ?? null;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== 'n' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (document.querySelector('.dialog') || (target instanceof Element && target.closest(TYPING))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={t('quickAdd')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="n"
        className="quick-add"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon of="plus" />
      </button>
      {open ? (
        <Suspense fallback={<OpeningSheet {...sheet} />}>
          <QuickAddSheet petId={petId} {...sheet} />
        </Suspense>
      ) : null}
    </>
  );
}
