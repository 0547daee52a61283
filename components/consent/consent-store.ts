'use client';

import { useSyncExternalStore } from 'react';
import { applyPreferenceConsent } from '@/lib/browser/storage/preferences';
import {
  type ConsentChoice,
  type ConsentState,
  consentCookies,
  readConsent,
  rejectionCookies,
} from '@/lib/core/http/consent';

// The state is in <html data-consent>. An inline script sets it before the first paint, and CSS reads it.
const listeners = new Set<() => void>();
let reviewing = false;
/** False if the browser refuses cookies. The visitor is then asked once per page load, not on every navigation. */
let keepsCookies = true;

function showState(state: ConsentState) {
  if (state === 'given' && document.querySelector('[data-site-blocked="page"]')) {
    window.location.reload();
    return;
  }
  document.documentElement.dataset.consent = state;
  for (const listener of listeners) listener();
}

function answerConsent(cookies: string[], state: ConsentState) {
  reviewing = false;
  for (const cookie of cookies) document.cookie = cookie;
  keepsCookies = readConsent(document.cookie).state === state;
  applyPreferenceConsent();
  showState(state);
}

export function acceptCookies(choice: ConsentChoice): void {
  answerConsent(consentCookies(choice), 'given');
}

export function rejectCookies(): void {
  answerConsent(rejectionCookies(), 'rejected');
}

export function reviewCookies(): void {
  reviewing = true;
  showState('pending');
}

export function readStoredChoice(): ConsentChoice {
  return readConsent(document.cookie);
}

function replayChoice() {
  if (!keepsCookies) return;
  const { state } = readConsent(document.cookie);
  const stillReviewing = reviewing && state === 'rejected';
  if (!stillReviewing && state !== document.documentElement.dataset.consent) showState(state);
}

const moments = ['pageshow', 'focus', 'visibilitychange'] as const;

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The Cookie Store event comes first, but some browsers lack it.
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore;
  for (const moment of moments) window.addEventListener(moment, replayChoice);
  cookies?.addEventListener('change', replayChoice);
  // Another tab may have answered while this one was loading.
  replayChoice();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const moment of moments) window.removeEventListener(moment, replayChoice);
    cookies?.removeEventListener('change', replayChoice);
  };
}

/** Returns 'given' on the server, where nothing depends on it. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.consent as ConsentState | undefined) ?? 'given',
    () => 'given',
  );
}
