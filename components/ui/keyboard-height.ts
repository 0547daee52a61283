'use client';

import { useSyncExternalStore } from 'react';

/** Smaller differences come from the address bar. */
const KEYBOARD = 120;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

function measureCoveredHeight(): number {
  const viewport = window.visualViewport;
  if (viewport?.scale !== 1) return 0;
  const below = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
  return below > KEYBOARD ? below : 0;
}

/**
 * Pixels that an on-screen keyboard covers at the bottom of the page. Zero if the page shrinks instead
 * (`interactive-widget=resizes-content`), which Safari does not support.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, measureCoveredHeight, () => 0);
}
