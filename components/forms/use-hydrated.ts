'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether scripts have taken the page over. Until then controls wait: what is typed would be overwritten by the form's
 * own first values, and a file that is chosen would go nowhere.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
