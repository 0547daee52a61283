'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { savedPagePath } from '@/lib/browser/offline/readable';
import { isProtectedPath } from '@/lib/core/config/paths';
import { useConsentState } from './consent-store';
import { useFreshPage } from './use-fresh-page';

/** Keeps what the user sees, and what they may need next, for reading without a connection (R4.3, R12.5). */
export function SavedPages() {
  const pathname = usePathname();
  const path = savedPagePath({ pathname, search: useSearchParams().toString() });
  const locale = useLocale();
  const consent = useConsentState();
  useFreshPage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page in another language is saved anew
  useEffect(() => {
    if (consent !== 'given' || !isProtectedPath(pathname)) return;
    let stop: (() => void) | undefined;
    let left = false;
    import(/* webpackChunkName: "saving" */ '@/lib/browser/offline/visits').then(
      ({ followVisit }) => {
        if (!left) stop = followVisit(path);
      },
      () => console.info('nothing is saved for reading offline: the code could not be loaded'),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [path, locale, consent]);

  return null;
}
