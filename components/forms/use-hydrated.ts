'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration, which would reset typed text and ignore a chosen file. Controls stay disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
