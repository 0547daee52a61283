'use client';

import { useSyncExternalStore } from 'react';
import { usePageContext } from '#page-context';
import { useOnline } from '@/components/ui/online';
import { savedAt, subscribeToSavedAt } from '@/lib/browser/page/saved-at';
import { nowMs } from '@/lib/core/time/clock';
import { type Day, dayIn, instantFromMs, MINUTE } from '@/lib/core/time/dates';

/** Time of the page's data, in milliseconds since the epoch. Null while online on a fresh page. */
export function useDataTime(): number | null {
  const { at } = usePageContext();
  const online = useOnline();
  const saved = useSyncExternalStore(subscribeToSavedAt, savedAt, () => null);
  return saved ?? (online ? null : at.getTime());
}

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

export function usePastDay(): Day | null {
  const { today, timeZone } = usePageContext();
  const dataTime = useDataTime();
  const now = useSyncExternalStore(
    subscribeToMinutes,
    () => dayIn(instantFromMs(nowMs()), timeZone),
    () => today,
  );
  return dataTime !== null && now > today ? today : null;
}
