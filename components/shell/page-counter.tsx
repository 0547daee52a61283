'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { apiSend } from '@/lib/browser/api/api-client';
import { isOnline } from '@/lib/browser/api/connection';
import { pagePattern } from '@/lib/core/config/page-pattern';
import { readConsent } from '@/lib/core/http/consent';

export function PageCounter() {
  const pathname = usePathname();
  const state = useConsentState();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    const page = pagePattern(pathname);
    if (state !== 'given' || counted.current === pathname || page === null || !mayCount()) return;
    counted.current = pathname;
    apiSend('POST', '/api/page-views', { page }).catch(() => undefined);
  }, [pathname, state]);

  return null;
}

/** Reads the cookie, which another tab may have changed. Global Privacy Control and Do Not Track count as refusal. */
function mayCount(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return isOnline() && globalPrivacyControl !== true && doNotTrack !== '1' && readConsent(document.cookie).analytics;
}
