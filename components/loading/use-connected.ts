'use client';

import { useSyncExternalStore } from 'react';
import { useOnline } from '@/components/ui/online';
import { savedAt, subscribeToSavedAt } from '@/lib/browser/page/saved-at';

/** False also on a saved page, because browsers report a hanging network as online. */
export function useConnected(): boolean {
  const online = useOnline();
  const savedMs = useSyncExternalStore(subscribeToSavedAt, savedAt, () => null);
  return online && savedMs === null;
}
