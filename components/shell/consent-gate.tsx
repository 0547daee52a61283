'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConsentBanner } from './consent-banner';
import { useConsentState } from './consent-store';
import { SiteBlocked } from './site-blocked';

/**
 * The page and, over it, the question of R3. The banner is always in the HTML and shown by CSS; while it shows, the
 * page below is inert, so that neither Tab nor a screen reader leaves the banner.
 */
export function ConsentGate({ children }: { children: ReactNode }) {
  const state = useConsentState();
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);

  const blockedByServer = state === 'rejected' && document.querySelector('[data-site-blocked="page"]') !== null;
  const blockedHere = state === 'rejected' && !blockedByServer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or answer changes whether the banner shows
  useEffect(() => {
    if (!page.current || !banner.current) return;
    const exempt = document.querySelector('[data-consent-exempt]') !== null;
    const asking = getComputedStyle(banner.current).display !== 'none';
    page.current.toggleAttribute('inert', asking || (blockedHere && !exempt));
    if (asking) banner.current.focus();
  }, [state, pathname]);

  return (
    <>
      <div ref={page}>{children}</div>
      {blockedHere ? <SiteBlocked over /> : null}
      <ConsentBanner ref={banner} />
    </>
  );
}
