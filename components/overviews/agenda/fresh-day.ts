'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromJson, MINUTE } from '@/lib/core/time/dates';

/** Clock of the newest page: `ahead` is the time in ms by which this device's clock is ahead of the server's. */
const clock = { newestPage: Number.NEGATIVE_INFINITY, ahead: 0 };

/** Ignores older pages: a page opened with Back says nothing about the clock. */
function adjustClock(madeAt: number): void {
  if (madeAt <= clock.newestPage) return;
  clock.newestPage = madeAt;
  clock.ahead = nowMs() - madeAt;
}

/**
 * Refreshes the page after `until`. Polls every minute, because a single timer fails when the device sleeps.
 * @param until ISO 8601, by the server's clock
 * @param at time at which the server rendered the page
 */
export function useFreshDay(until: string, at: Date) {
  const router = useRouter();
  const madeAt = at.getTime();
  useEffect(() => {
    adjustClock(madeAt);
    const checkDay = () => {
      const isOld = nowMs() - clock.ahead >= instantFromJson(until).getTime();
      // Offline, an old page is better than none.
      if (isOld && document.visibilityState === 'visible' && isOnline()) router.refresh();
    };
    const timer = setInterval(checkDay, MINUTE);
    const moments = ['pageshow', 'focus'] as const;
    const stopWatching = subscribeToConnection(checkDay);
    document.addEventListener('visibilitychange', checkDay);
    for (const moment of moments) window.addEventListener(moment, checkDay);
    checkDay();
    return () => {
      clearInterval(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', checkDay);
      for (const moment of moments) window.removeEventListener(moment, checkDay);
    };
  }, [until, madeAt, router]);
}
