import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToConnection } from '@/lib/browser/page/connection';

/** Always true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOnline, () => true);
}
