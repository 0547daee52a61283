'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWaiting, subscribeToWaiting } from '@/lib/browser/page/waiting';

const SHOW_AFTER_MS = 300;

/** Progress bar (R2.9). Covers nothing that can be read or pressed. */
export function WaitingBar() {
  const waiting = useSyncExternalStore(subscribeToWaiting, isWaiting, () => false);
  return waiting ? <LateBar /> : null;
}

function LateBar() {
  const t = useTranslations('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  // Live region, because it is outside the landmarks.
  return (
    <div role="status">
      <div role="progressbar" aria-label={t('loading')} className="waiting-bar" />
    </div>
  );
}
