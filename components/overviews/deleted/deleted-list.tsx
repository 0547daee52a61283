'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import type { Page } from '@/lib/core/http/pagination';
import { nameIn } from '@/lib/core/text/name-in';
import { dayIn, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import type { DeletedEntry } from '@/lib/overviews/deleted/deleted-entry';
import { formatWeight } from '@/lib/records/weights/units';
import { useDeletedEntries } from './use-deleted-entries';

/** Kinds listed without a time, because a missing time is stored as noon. */
const DAY_KINDS: readonly string[] = ['weights', 'photos'];

interface DeletedListProps {
  petId: string;
  first: Page<DeletedEntry>;
  names: Record<string, string>;
}

export function DeletedList({ petId, first, names }: DeletedListProps) {
  const t = useTranslations('deleted');
  const entries = useTranslations('entries');
  const { locale, timeZone, weightUnit } = usePageContext();
  const { items, nextCursor, busy, list, restore, more } = useDeletedEntries(petId, first);

  const nameOf = ({ kind, title, grams }: DeletedEntry) => {
    if (grams !== null) return formatWeight(grams, weightUnit, locale);
    return title === null ? t(`kinds.${kind}`) : nameIn(names, title);
  };
  const whenOf = ({ kind, at, day: recordedDay }: DeletedEntry) => {
    const day = at && DAY_KINDS.includes(kind) ? dayIn(instantFromJson(at), timeZone) : recordedDay;
    if (day) return formatDay(day, locale, 'medium');
    return at && formatInstant(instantFromJson(at), locale, timeZone);
  };
  const aboutOf = (entry: DeletedEntry) => [t(`kinds.${entry.kind}`), whenOf(entry)].filter(Boolean).join(' · ');

  return (
    <>
      {items.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      <ul ref={list} aria-label={t('title')} className="divide-y divide-line">
        {items.map((entry) => (
          <li
            key={entry.id}
            data-row={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0 grow basis-44">
              <p dir="auto" className="font-medium wrap-anywhere">
                {nameOf(entry)}
              </p>
              <p className="text-sm text-muted">{aboutOf(entry)}</p>
              <p className="text-sm text-muted">
                {t('deletedAt', { date: formatInstant(instantFromJson(entry.deletedAt), locale, timeZone) })}
              </p>
            </div>
            <Button
              variant="outline"
              busy={busy === entry.id}
              aria-label={t('restoreOf', { name: nameOf(entry), about: aboutOf(entry) })}
              onClick={() => void restore(entry)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
      {nextCursor === null ? null : (
        <Button variant="ghost" className="mt-3" busy={busy === 'more'} onClick={() => void more(nextCursor)}>
          {entries('older')}
        </Button>
      )}
    </>
  );
}
