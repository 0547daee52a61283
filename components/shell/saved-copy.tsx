'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { readCopy } from '@/lib/browser/offline/clean-copy';
import { shellStyles } from '@/lib/browser/offline/shell-styles';
import type { SavedPage, SavedPageHead } from '@/lib/browser/storage/saved-pages';
import { formatInstant, instantFromMs } from '@/lib/core/time/dates';

type SavedCopyProps = { page: SavedPage; saved: readonly SavedPageHead[] };

export function SavedCopy({ page, saved }: SavedCopyProps) {
  const t = useTranslations('offline');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = page.title;
    place.current?.replaceChildren(readCopy(page.html, new Set(saved.map(({ path }) => path))));
    // The copy may come from a page with styles that this one lacks.
    shellStyles().catch((error) => console.info('the copy is shown without some of its styles', error));
  }, [page, saved]);

  return (
    <>
      <div role="status" className="mb-2 flex items-center gap-3 rounded-card border border-due bg-due-soft px-4 py-2">
        <Icon of="history" className="size-5 shrink-0 text-due" />
        <div className="min-w-0 grow">
          <p className="font-medium">{t('savedCopy', { date: formatInstant(instantFromMs(page.savedAt), locale) })}</p>
          <p className="text-sm">{t('savedText')}</p>
        </div>
        <Button variant="outline" className="shrink-0" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      </div>
      <div ref={place} lang={page.lang} />
    </>
  );
}
