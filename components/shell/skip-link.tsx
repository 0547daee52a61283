'use client';

import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#main"
      className="tap sr-only z-70 items-center rounded-control bg-surface px-4 font-medium text-primary shadow-card focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex"
    >
      {t('skip')}
    </a>
  );
}
