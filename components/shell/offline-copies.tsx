'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { isReadableOffline, savedPagePath } from '@/lib/browser/offline/readable';
import { useConsentState } from './consent-store';

/** R4.3. */
export function OfflineCopies() {
  const pathname = usePathname();
  const path = savedPagePath({ pathname, search: useSearchParams().toString() });
  const locale = useLocale();
  const consent = useConsentState();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page in another language is another copy
  useEffect(() => {
    if (consent !== 'given' || !isReadableOffline(pathname)) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('@/lib/browser/offline/autosave-page').then(
      ({ autosavePage }) => {
        if (!left) stop = autosavePage(path);
      },
      () => console.info('no copies for offline reading: their code could not be loaded'),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [path, locale, consent]);

  return null;
}
