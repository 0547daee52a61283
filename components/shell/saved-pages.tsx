'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { isReadableOffline, savedPagePath } from '@/lib/browser/offline/readable';
import { isProtectedPath } from '@/lib/core/config/paths';
import { useFreshPage } from './use-fresh-page';

/** Pages with forms write to storage only after one of these events. */
const TOUCHES = ['focusin', 'keydown', 'pointerdown'];

/** Saves pages for offline reading: the current one, and those that the user may need next (R4.3, R12.5). */
export function SavedPages() {
  const pathname = usePathname();
  const path = savedPagePath({ pathname, search: useSearchParams().toString() });
  const locale = useLocale();
  const consent = useConsentState();
  useFreshPage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page in another language is saved anew
  useEffect(() => {
    if (consent !== 'given' || !isProtectedPath(pathname)) return;
    const left = new AbortController();
    const touched = new AbortController();
    const refreshIfReachable = async () => {
      touched.abort();
      const { followVisit } = await import(/* webpackChunkName: "saving" */ '@/lib/browser/offline/visits');
      if (!left.signal.aborted) left.signal.addEventListener('abort', followVisit(path));
    };
    const followPage = () => {
      refreshIfReachable().catch(() =>
        console.info('nothing is saved for reading offline: the code could not be loaded'),
      );
    };
    if (isReadableOffline(pathname)) followPage();
    else for (const touch of TOUCHES) document.addEventListener(touch, followPage, { signal: touched.signal });
    return () => {
      touched.abort();
      left.abort();
    };
  }, [path, locale, consent]);

  return null;
}
