'use client';

import { useEffect, useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;
const listeners = new Set<() => void>();
let inUse = false;

function markInUse(): void {
  inUse = true;
  for (const sign of signs) window.removeEventListener(sign, markInUse, true);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (!inUse && listeners.size === 0) for (const sign of signs) window.addEventListener(sign, markInUse, true);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inUse,
    () => false,
  );
}

/** Loads code once the page is in use, so that it works offline later. The rendering component handles failures. */
export function useLoadedInUse(load: () => Promise<unknown>): void {
  const inUse = useInUse();
  useEffect(() => {
    if (inUse) load().catch(() => undefined);
  }, [inUse, load]);
}
