'use client';

import { useSyncExternalStore } from 'react';
import { nothingWaits, subscribeToWaiting, type WaitingState, waitingNow } from '@/lib/browser/outbox/waiting-list';
import { type WaitingMark, withWaiting } from '@/lib/browser/outbox/with-waiting';
import type { WaitingPlace } from '@/lib/collections/client';

export function useWaiting(): WaitingState {
  return useSyncExternalStore(subscribeToWaiting, waitingNow, () => nothingWaits);
}

export function useWaitingItems<Item extends { id: string }>(
  petId: string,
  { collection, parentId, fields }: WaitingPlace,
  items: readonly Item[],
): { items: readonly Item[]; markOf: (item: Item) => WaitingMark | null } {
  const { entries } = useWaiting();
  if (entries.length === 0) return { items, markOf: () => null };
  const own = entries.filter(
    (one) => one.petId === petId && one.collection === collection && one.parentId === parentId,
  );
  return withWaiting(items, own, fields);
}
