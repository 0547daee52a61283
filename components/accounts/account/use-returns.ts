'use client';

import { useEffect, useEffectEvent } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';

/** Time after which a page that becomes visible again checks its session. */
const LOOK_AGAIN_MS = 5 * MINUTE;

/** Calls `check` whenever the session may have changed elsewhere: in another tab, or while this page was hidden. */
export function useReturns(check: () => Promise<void>): void {
  const checkAgain = useEffectEvent(check);
  useEffect(() => {
    // Another tab signed in or out, or the page came back from the back/forward cache.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'user' || key === null) void checkAgain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkAgain();
    };
    // The session may have ended elsewhere while this page was hidden.
    let lastReadAt = nowMs();
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || nowMs() - lastReadAt < LOOK_AGAIN_MS) return;
      lastReadAt = nowMs();
      void checkAgain();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
