'use client';

import './consent.css';
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
  const blocked = useRef<HTMLElement>(null);
  /** Whatever had the focus when the page was closed; undefined while it is open. */
  const before = useRef<Element | null>(undefined);

  const blockedByServer = state === 'rejected' && document.querySelector('[data-site-blocked="page"]') !== null;
  const blockedHere = state === 'rejected' && !blockedByServer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or answer changes whether the banner shows
  useEffect(() => {
    if (!page.current || !banner.current) return;
    // First, as it may change what follows: the state of the first render is not yet the one that is stored.
    takeUpEarlyAnswer();
    const over = [banner.current, blocked.current].find((layer) => layer && getComputedStyle(layer).display !== 'none');
    page.current.toggleAttribute('inert', over !== undefined);
    if (over) {
      if (before.current === undefined) before.current = document.activeElement;
      if (!over.contains(document.activeElement)) over.focus();
    } else if (before.current !== undefined) {
      focusAgain(before.current, page.current);
      before.current = undefined;
    }
  }, [state, pathname]);

  return (
    <>
      <div ref={page} className="consent-page outline-none">
        {children}
      </div>
      {blockedHere ? <SiteBlocked ref={blocked} over /> : null}
      <ConsentBanner ref={banner} />
    </>
  );
}

/** Where somebody was before the question came, else the beginning of the page: the next Tab goes on from there. */
function focusAgain(before: Element | null, page: HTMLElement) {
  if (before instanceof HTMLElement && page.contains(before)) return before.focus();
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
}

/** Presses what was pressed before the scripts came (start-script.tsx); from now on the buttons work by themselves. */
function takeUpEarlyAnswer() {
  document.documentElement.dataset.answers = 'taken';
  const pressed = document.querySelector<HTMLElement>('[data-answer][aria-busy]');
  pressed?.removeAttribute('aria-busy');
  pressed?.click();
}
