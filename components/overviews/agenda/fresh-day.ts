'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromJson, MINUTE } from '@/lib/core/time/dates';

/** Polls every minute, as a single timer fails when the device sleeps. @param until ISO 8601 */
export function useFreshDay(until: string) {
  const router = useRouter();
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const look = () => {
      const isOld = nowMs() >= instantFromJson(until).getTime();
      // Offline, a stale page is better than none.
      if (!isOld || document.visibilityState !== 'visible' || !navigator.onLine) return;
      refreshedAt.current = nowMs();
      router.refresh();
    };
    const timer = setInterval(look, MINUTE);
    const moments = ['pageshow', 'focus', 'online'] as const;
    document.addEventListener('visibilitychange', look);
    for (const moment of moments) window.addEventListener(moment, look);
    // A device whose clock is ahead takes each new page for stale.
    if (nowMs() - refreshedAt.current >= MINUTE) look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const moment of moments) window.removeEventListener(moment, look);
    };
  }, [until, router]);
}
