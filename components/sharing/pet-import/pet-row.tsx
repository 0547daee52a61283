'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatList } from '@/lib/core/i18n/intl-formats';
import type { ImportedList, PetPreview } from '@/lib/sharing/pet-import/vocabulary';

const tones = {
  new: 'text-primary',
  imported: 'text-primary',
  present: 'text-muted',
  unreadable: 'text-danger',
  tooMany: 'text-danger',
  noRoom: 'text-danger',
} as const;

export function PetRow({ name, state, entries, unreadable, excluded }: PetPreview) {
  const t = useTranslations('petImport');
  const locale = useLocale();
  const counts = Object.entries(entries) as [ImportedList, number][];
  const found = counts.filter(([, count]) => count > 0).map(([list, count]) => t(`lists.${list}`, { count }));
  const left = (['photos', 'documents', 'deleted'] as const).filter((kind) => excluded[kind] > 0);
  const isRead = state === 'new' || state === 'imported';
  return (
    <li className="border-b border-line py-3">
      <h3 className="wrap-anywhere text-lg">
        <bdi>{name || t('unnamed')}</bdi>
      </h3>
      <p className={cn('text-sm font-medium', tones[state])}>{t(`states.${state}`)}</p>
      {isRead ? (
        <>
          <p className="mt-1">{found.length > 0 ? formatList(found, locale) : t('noEntries')}</p>
          {unreadable > 0 ? <p className="mt-1 text-danger">{t('unreadable', { count: unreadable })}</p> : null}
          {left.length > 0 ? (
            <p className="mt-1 text-sm text-muted">
              {t('left', {
                what: formatList(
                  left.map((kind) => t(`excluded.${kind}`, { count: excluded[kind] })),
                  locale,
                ),
              })}
            </p>
          ) : null}
        </>
      ) : null}
    </li>
  );
}
