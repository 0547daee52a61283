'use client';

import { useTranslations } from 'next-intl';
import { reloadPage } from '@/lib/browser/page/unsaved';
import { useConnected } from './use-connected';

export function MissingForm() {
  const t = useTranslations('shell.error');
  const isOffline = !useConnected();
  return (
    <div role="alert" className="grid justify-items-center gap-1 py-6 text-center">
      <p className="font-medium">{t(isOffline ? 'missing' : 'title')}</p>
      <p className="text-muted">{t(isOffline ? 'missingText' : 'sectionText')}</p>
      {isOffline ? null : (
        <button type="button" className="button padded mt-3" onClick={reloadPage}>
          {t('reload')}
        </button>
      )}
    </div>
  );
}
