'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { SavedTitle } from '@/lib/browser/offline/saved-titles';
import { isolate } from '@/lib/core/i18n/isolate';
import { formatInstant, instantFromMs } from '@/lib/core/time/dates';

export function SavedPageList({ pages }: { pages: readonly SavedTitle[] }) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className="mx-auto mt-8 max-w-xl">
      <h2 id={titleId} className="mb-2 text-xl">
        {t('savedPages')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {pages.map(({ path, title, lang, savedAt }) => (
          <li key={path}>
            <a href={path} className="tap flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
              <span lang={lang} className="font-medium text-primary underline underline-offset-4 wrap-anywhere">
                {isolate(title)}
              </span>
              <span className="text-sm text-muted">{formatInstant(instantFromMs(savedAt), locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
