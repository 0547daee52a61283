'use client';

import '@/lib/browser/offline/install-offer';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/components/ui/online';
import { reloadPage } from '@/lib/browser/page/unsaved';

/** Banner at the top of the page (R2.6), so that it covers no content. */
export function OfflineBanner() {
  const t = useTranslations('shell');
  const online = useOnline();
  return (
    <div
      role="status"
      className="sticky top-0 z-40 border-b border-due bg-due-soft empty:hidden md:[body:has([data-bottom-nav])_&]:ml-24 [body:has([data-offline-screen],[data-waiting-sign])_&]:hidden [html[data-saved-at]:has([data-saved-sign])_&]:hidden"
    >
      {online ? null : (
        <div className="mx-auto flex max-w-4xl animate-fade items-center gap-3 px-4 py-2 sm:px-6">
          <Icon of="wifi-off" className="size-5 shrink-0 text-due" />
          <div className="grow">
            <p className="font-medium">{t('offline.title')}</p>
            <p className="text-sm">{t('offline.text')}</p>
          </div>
          <Button variant="outline" className="shrink-0" onClick={reloadPage}>
            {t('reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
