'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { followEvents } from '@/lib/browser/api/events';
import { hasOpenSheet } from '@/lib/browser/page/open-sheet';

/** An own write refreshes the page itself within this time, and then the page is newer than what is heard of it. */
const PATIENCE_MS = 600;

/** What is done takes its reminder away, also where another person did it. */
async function closeReminders(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { closeSettled } = await import('@/lib/browser/offline/close-settled');
  await closeSettled();
}

interface LivePageProps {
  /** When the server made the page. */
  at: Date;
}

/** Shows what others have changed while the page is looked at; only for pets with more than one person (R11.6). */
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
