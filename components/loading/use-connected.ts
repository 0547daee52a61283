'use client';

import { useSyncExternalStore } from 'react';
import { useOnline } from '@/components/ui/online';
import { savedAt, subscribeToSavedAt } from '@/lib/browser/page/saved-at';

/** False also on a saved page: the browser takes a network that hangs for a connection. */
export function useConnected(): boolean {
  const online = useOnline();
  const saved = useSyncExternalStore(subscribeToSavedAt, savedAt, () => null);
  return online && saved === null;
}
