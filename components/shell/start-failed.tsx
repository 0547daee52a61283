'use client';

import { useTranslations } from 'next-intl';

/** Displayed by CSS if scripts never start (R2.8). Client component: smaller on every page as code than as data. */
export function StartFailed() {
  const t = useTranslations('shell.applicationError');
  return (
    <div role="alert" className="start-failed rounded-card border border-danger bg-surface p-5 shadow-card">
      <p className="font-display text-xl">{t('title')}</p>
      <p className="mt-1 mb-4 text-muted">{t('text')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page itself, and it works when no script does */}
      <a href="" className="button primary padded">
        {t('reload')}
      </a>
    </div>
  );
}
