'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenReachable } from '@/lib/browser/offline/reachable';
import { hasOpenSheet } from '@/lib/browser/page/open-sheet';
import { forgetSavedAt, savedAt, subscribeToSavedAt } from '@/lib/browser/page/saved-at';

/** Refreshes a saved page once the server answers. Checks the session first. */
export function useFreshPage(): void {
  const router = useRouter();
  const isSaved = useSyncExternalStore(
    subscribeToSavedAt,
    () => savedAt() !== null,
    () => false,
  );
  const renew = useEffectEvent(async () => {
    if (hasOpenSheet()) return;
    const { checkSession } = await import('@/lib/browser/session/check-session');
    const visitor = await checkSession();
    if (visitor === null) window.location.reload();
    if (!visitor) return;
    forgetSavedAt();
    router.refresh();
  });
  useEffect(() => (isSaved ? whenReachable(() => void renew()) : undefined), [isSaved]);
}
