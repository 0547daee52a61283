'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConsentBanner } from './consent-banner';
import { useConsentState } from './consent-store';
import { LazyMessages } from './lazy-messages';
import { SiteBlocked } from './site-blocked';

/**
 * The page and, over it, the question of R3. The banner is in the HTML and shown by CSS, unless the server knows that
 * the question is answered (`hasConsented`): then it comes with its words if it is asked again after all. While it shows,
 * the page below is inert, so that neither Tab nor a screen reader leaves the banner.
 */
export function ConsentGate({ isAnswered, children }: { isAnswered: boolean; children: ReactNode }) {
  const state = useConsentState();
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  const [blocked, setBlocked] = useState<HTMLElement | null>(null);
  /** Whatever had the focus when the page was closed; undefined while it is open. */
  const before = useRef<Element | null>(undefined);

  const blockedByServer = state === 'rejected' && document.querySelector('[data-site-blocked="page"]') !== null;
  const blockedHere = state === 'rejected' && !blockedByServer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or answer changes whether the banner shows
  useEffect(() => {
    if (!page.current) return;
    // First, as it may change what follows: the state of the first render is not yet the one that is stored.
    applyEarlyAnswer();
    const over = [banner, blocked].find((layer) => layer && getComputedStyle(layer).display !== 'none');
    page.current.toggleAttribute('inert', over !== undefined);
    if (over) {
      if (before.current === undefined) before.current = document.activeElement;
      if (!over.contains(document.activeElement)) over.focus();
    } else if (before.current !== undefined) {
      focusAgain(before.current, page.current);
      before.current = undefined;
    }
  }, [state, pathname, banner, blocked]);

  return (
    <>
      <div ref={page} className="consent-page outline-none">
        {children}
      </div>
      <WithWords areHere={!isAnswered}>
        {blockedHere ? <SiteBlocked ref={setBlocked} over /> : null}
        {!isAnswered || state === 'pending' ? <ConsentBanner ref={setBanner} /> : null}
      </WithWords>
    </>
  );
}

/** The words of the question come with the page that has the question, else when they are needed. */
function WithWords({ areHere, children }: { areHere: boolean; children: ReactNode[] }) {
  if (areHere) return children;
  return children.some(Boolean) ? <LazyMessages namespaces={['consent']}>{children}</LazyMessages> : null;
}

/** Where somebody was before the question came, else the beginning of the page: the next Tab goes on from there. */
function focusAgain(before: Element | null, page: HTMLElement) {
  if (before instanceof HTMLElement && page.contains(before)) return before.focus();
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
}

/** Presses what was pressed before the scripts came (start-script.tsx); from now on the buttons work by themselves. */
function applyEarlyAnswer() {
  document.documentElement.dataset.answers = 'taken';
  const pressed = document.querySelector<HTMLElement>('[data-answer][aria-busy]');
  pressed?.removeAttribute('aria-busy');
  pressed?.click();
}
