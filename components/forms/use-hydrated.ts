'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Controls stay disabled until hydration: it would reset what was typed, and ignore a file chosen before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
