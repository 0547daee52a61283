'use client';

import { useSyncExternalStore } from 'react';
import { settlePreferences } from '@/lib/browser/storage/preferences';
import {
  type ConsentChoice,
  type ConsentState,
  consentCookies,
  readConsent,
  rejectionCookies,
} from '@/lib/core/http/consent';

// The state lives on <html data-consent>, where the inline script puts it before the first paint and CSS reads it.
const listeners = new Set<() => void>();
let reviewing = false;
/** A browser that keeps no cookies is asked on every page, but not at every turn. */
let keepsCookies = true;

/** Shows a state. A page that the server has blocked is loaded again, now for real. */
function show(state: ConsentState) {
  if (state === 'given' && document.querySelector('[data-site-blocked="page"]')) {
    window.location.reload();
    return;
  }
  document.documentElement.dataset.consent = state;
  for (const listener of listeners) listener();
}

function answer(cookies: string[], state: ConsentState) {
  reviewing = false;
  for (const cookie of cookies) document.cookie = cookie;
  keepsCookies = readConsent(document.cookie).state === state;
  settlePreferences();
  show(state);
}

/** Stores the choice and opens the page. */
export function acceptCookies(choice: ConsentChoice): void {
  answer(consentCookies(choice), 'given');
}

/** Stores the rejection; the Site Blocked screen follows from the state. */
export function rejectCookies(): void {
  answer(rejectionCookies(), 'rejected');
}

/** Shows the banner again. What is stored stays until the visitor decides anew. */
export function reviewCookies(): void {
  reviewing = true;
  show('pending');
}

/** The choice that is stored now. */
export function storedChoice(): ConsentChoice {
  return readConsent(document.cookie);
}

/** Another tab may have answered, the 90 days may be over, or the page may come back as it was when it was left. */
function catchUp() {
  if (!keepsCookies) return;
  const { state } = readConsent(document.cookie);
  const stillReviewing = reviewing && state === 'rejected';
  if (!stillReviewing && state !== document.documentElement.dataset.consent) show(state);
}

const moments = ['pageshow', 'focus', 'visibilitychange'] as const;

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The event of the cookies themselves is the quickest, but not every browser has it.
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore;
  for (const moment of moments) window.addEventListener(moment, catchUp);
  cookies?.addEventListener('change', catchUp);
  // Another tab may have answered while the scripts of this one were on their way.
  catchUp();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const moment of moments) window.removeEventListener(moment, catchUp);
    cookies?.removeEventListener('change', catchUp);
  };
}

/** The state on the client; 'given' while rendering on the server, where nothing depends on it. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.consent as ConsentState | undefined) ?? 'given',
    () => 'given',
  );
}
