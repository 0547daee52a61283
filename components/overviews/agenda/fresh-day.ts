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
      const now = nowMs();
      // A device whose clock is ahead takes every page for stale.
      const isOld = now >= instantFromJson(until).getTime() && now - refreshedAt.current >= MINUTE;
      // Offline, a stale page is better than none.
      if (!isOld || document.visibilityState !== 'visible' || !navigator.onLine) return;
      refreshedAt.current = now;
      router.refresh();
    };
    const timer = setInterval(look, MINUTE);
    const moments = ['pageshow', 'focus', 'online'] as const;
    document.addEventListener('visibilitychange', look);
    for (const moment of moments) window.addEventListener(moment, look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const moment of moments) window.removeEventListener(moment, look);
    };
  }, [until, router]);
}
