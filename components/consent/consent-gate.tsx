'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { ConsentBanner } from './consent-banner';
import { useConsentState } from './consent-store';
import { SiteBlocked } from './site-blocked';

/** While the banner of R3 is open, the page is inert, so that neither Tab nor a screen reader leaves the banner. */
export function ConsentGate({ isAnswered, children }: { isAnswered: boolean; children: ReactNode }) {
  const state = useConsentState();
  const pathname = usePathname();
  const page = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  const [blockedElement, setBlocked] = useState<HTMLElement | null>(null);
  const before = useRef<Element | null>(undefined);

  const blockedByServer = state === 'rejected' && document.querySelector('[data-site-blocked="page"]') !== null;
  const blockedHere = state === 'rejected' && !blockedByServer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or answer changes whether the banner shows
  useEffect(() => {
    if (!page.current) return;
    // Runs first, because it may change the state, which is not available in the first render.
    applyEarlyAnswer();
    const over = [banner, blockedElement].find((layer) => layer && getComputedStyle(layer).display !== 'none');
    page.current.toggleAttribute('inert', over !== undefined);
    if (over) {
      if (before.current === undefined) before.current = document.activeElement;
      if (!over.contains(document.activeElement))
        (over.querySelector<HTMLElement>('[data-first-focus]') ?? over).focus();
    } else if (before.current !== undefined) {
      focusAgain(before.current, page.current);
      before.current = undefined;
    }
  }, [state, pathname, banner, blockedElement]);

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

function WithWords({ areHere, children }: { areHere: boolean; children: ReactNode[] }) {
  if (areHere) return children;
  return children.some(Boolean) ? <LazyMessages namespaces={['consent']}>{children}</LazyMessages> : null;
}

function focusAgain(before: Element | null, page: HTMLElement) {
  if (before instanceof HTMLElement && page.contains(before)) return before.focus();
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
}

/** Replays a click from before hydration (start-script.tsx). From now on the buttons work by themselves. */
function applyEarlyAnswer() {
  document.documentElement.dataset.answers = 'taken';
  const pressedButton = document.querySelector<HTMLElement>('[data-answer][aria-busy]');
  pressedButton?.removeAttribute('aria-busy');
  pressedButton?.click();
}
