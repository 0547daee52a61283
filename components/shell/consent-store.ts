'use client';

import { useSyncExternalStore } from 'react';
import {
  type ConsentChoice,
  type ConsentState,
  consentCookies,
  readConsent,
  rejectionCookies,
} from '@/lib/core/consent';

// The state lives on <html data-consent>, where the inline script puts it before the first paint and CSS reads it.
const listeners = new Set<() => void>();

function setState(state: ConsentState) {
  document.documentElement.dataset.consent = state;
  for (const listener of listeners) listener();
}

function write(cookies: string[]) {
  for (const cookie of cookies) document.cookie = cookie;
}

/** Stores the choice. A page that the server has blocked is loaded again, now for real. */
export function acceptCookies(choice: ConsentChoice): void {
  write(consentCookies(choice));
  if (document.querySelector('[data-site-blocked="page"]')) window.location.reload();
  else setState('given');
}

/** Stores the rejection; the Site Blocked screen follows from the state. */
export function rejectCookies(): void {
  write(rejectionCookies());
  setState('rejected');
}

/** Shows the banner again. What is stored stays until the visitor decides anew. */
export function reviewCookies(): void {
  setState('pending');
}

/** The choice that is stored now. */
export function storedChoice(): ConsentChoice {
  return readConsent(document.cookie);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state on the client; 'given' while rendering on the server, where nothing depends on it. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.consent as ConsentState | undefined) ?? 'given',
    () => 'given',
  );
}
