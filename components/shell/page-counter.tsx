'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { apiSend } from '@/lib/browser/api/api-client';
import { isOnline } from '@/lib/browser/api/connection';
import { readConsent } from '@/lib/core/http/consent';

export function PageCounter() {
  const pathname = usePathname();
  const state = useConsentState();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (state !== 'given' || counted.current === pathname || !mayCount()) return;
    counted.current = pathname;
    countPage(pathname).catch(() => undefined);
  }, [pathname, state]);

  return null;
}

async function countPage(pathname: string): Promise<void> {
  const { pagePattern } = await import('@/lib/core/config/page-pattern');
  const page = pagePattern(pathname);
  if (page !== null) await apiSend('POST', '/api/page-views', { page });
}

/** Reads the cookie, which another tab may have changed. Global Privacy Control and Do Not Track count as refusal. */
function mayCount(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return isOnline() && globalPrivacyControl !== true && doNotTrack !== '1' && readConsent(document.cookie).analytics;
}
