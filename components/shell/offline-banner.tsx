'use client';

import { WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Appears when the browser goes offline and leaves when it is back (R2.6). */
export function OfflineBanner() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 empty:hidden">
      {online ? null : (
        <div className="mx-auto mt-2 flex w-[min(38rem,calc(100vw-1rem))] animate-pop items-center gap-3 rounded-card border border-due bg-due-soft px-4 py-2 shadow-card">
          <Icon of={WifiOff} className="size-5 shrink-0 text-due" />
          <div className="grow">
            <p className="font-medium">{t('offline.title')}</p>
            <p className="text-sm">{t('offline.text')}</p>
          </div>
          <Button variant="outline" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
