'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { apiSend } from '@/lib/browser/api/api-client';
import { pagePattern } from '@/lib/core/config/page-pattern';
import { readConsent } from '@/lib/core/http/consent';
import { useConsentState } from './consent-store';

/** Counts each page that is shown, once analytics are accepted: what the toggle of R3.2 governs. Nothing waits for it. */
export function PageCounter() {
  const pathname = usePathname();
  const state = useConsentState();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    const page = pagePattern(pathname);
    if (state !== 'given' || counted.current === pathname || page === null || !mayCount()) return;
    counted.current = pathname;
    // A page that was not counted is no loss to its reader.
    apiSend('POST', '/api/page-views', { page }).catch(() => undefined);
  }, [pathname, state]);

  return null;
}

/** Asks the cookie itself, for it may have changed in another tab; a browser that objects has refused. */
function mayCount(): boolean {
  const { globalPrivacyControl, doNotTrack, onLine } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return onLine && globalPrivacyControl !== true && doNotTrack !== '1' && readConsent(document.cookie).analytics;
}
