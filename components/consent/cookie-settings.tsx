'use client';

import { useEffect, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, MissingPart } from '@/components/loading/lazy-part';

const CookieDialog = lazyDialog(async () => (await import('./cookie-dialog')).CookieDialog);

/** The button in the footer (R2.5) is plain HTML, so that static pages need no code for it. */
export function CookieSettings() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) setOpen(true);
    };
    document.addEventListener('click', onClick);
    // Clicked before hydration (start-script.tsx). From now on the button works by itself.
    document.documentElement.dataset.settings = 'taken';
    const pressedButton = document.querySelector('[data-cookie-settings][aria-busy]');
    pressedButton?.removeAttribute('aria-busy');
    if (pressedButton) setOpen(true);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return open ? (
    <LazyMessages namespaces={['consent']} missing={<MissingPart giveUp={() => setOpen(false)} />}>
      <CookieDialog onClose={() => setOpen(false)} />
    </LazyMessages>
  ) : null;
}
