'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { followEvents } from '@/lib/browser/api/events';
import { hasOpenSheet } from '@/lib/browser/page/open-sheet';

/** Time within which the page's own write may refresh it. The page is then newer than the event about that write. */
const PATIENCE_MS = 600;

async function closeReminders(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { closeSettled } = await import('@/lib/browser/offline/close-settled');
  await closeSettled();
}

interface LivePageProps {
  at: Date;
}

/** Refreshes the open page after changes by other members (R11.6). Only for pets with several members. */
export function LivePage({ at }: LivePageProps) {
  const router = useRouter();
  const made = useRef(at.getTime());
  useEffect(() => {
    made.current = Math.max(made.current, at.getTime());
  }, [at]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedAt = 0;
    const look = () => {
      if (hasOpenSheet()) {
        timer = setTimeout(look, PATIENCE_MS);
        return;
      }
      timer = undefined;
      void closeReminders();
      if (made.current < changedAt) router.refresh();
    };
    void closeReminders();
    const stop = followEvents(
      () => made.current,
      (moment) => {
        changedAt = Math.max(changedAt, moment);
        timer ??= setTimeout(look, PATIENCE_MS);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
  return null;
}
