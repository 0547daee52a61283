'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

// On every page, opened on few: the dialog comes when it is asked for.
const CookieDialog = dynamic(() => import('./cookie-dialog').then((module) => module.CookieDialog), { ssr: false });

/** The footer's Cookie Settings button (R2.5). */
export function CookieSettings({ className }: { className?: string }) {
  const t = useTranslations('consent');
  const [open, setOpen] = useState(false);

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {t('settings')}
      </button>
      {open ? <CookieDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
