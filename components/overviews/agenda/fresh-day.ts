'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromJson, MINUTE } from '@/lib/core/time/dates';

const MAX_STALE_IN_A_ROW = 3;

/** Polls every minute, as a single timer fails when the device sleeps. @param until ISO 8601 */
export function useFreshDay(until: string) {
  const router = useRouter();
  const staleInARow = useRef(0);
  useEffect(() => {
    const isOld = () => nowMs() >= instantFromJson(until).getTime();
    const look = () => {
      // Offline, a stale page is better than none.
      if (isOld() && document.visibilityState === 'visible' && navigator.onLine) router.refresh();
    };
    const timer = setInterval(look, MINUTE);
    const moments = ['pageshow', 'focus', 'online'] as const;
    document.addEventListener('visibilitychange', look);
    for (const moment of moments) window.addEventListener(moment, look);
    // A device whose clock is ahead takes each new page for stale.
    staleInARow.current = isOld() ? staleInARow.current + 1 : 0;
    if (staleInARow.current <= MAX_STALE_IN_A_ROW) look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const moment of moments) window.removeEventListener(moment, look);
    };
  }, [until, router]);
}
