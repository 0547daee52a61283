import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';

/** Always true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOnline, () => true);
}
