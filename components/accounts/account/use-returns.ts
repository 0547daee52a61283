'use client';

import { useEffect, useEffectEvent } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';

const LOOK_AGAIN_MS = 5 * MINUTE;

export function useReturnToPage(check: () => Promise<void>): void {
  const checkAgain = useEffectEvent(check);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'user' || key === null) void checkAgain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkAgain();
    };
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
