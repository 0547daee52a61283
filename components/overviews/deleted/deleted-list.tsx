'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRowFocus } from '@/components/shell/row-focus';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { listDeleted, restoreDeleted } from '@/lib/overviews/deleted/client';
import type { DeletedEntry } from '@/lib/overviews/deleted/deleted-entry';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightUnit } from '@/lib/records/weights/vocabulary';

interface DeletedListProps {
  petId: string;
  first: Page<DeletedEntry>;
  names: Record<string, string>;
  unit: WeightUnit;
  timeZone: string;
}

export function DeletedList({ petId, first, names, unit, timeZone }: DeletedListProps) {
  const t = useTranslations('deleted');
  const entries = useTranslations('entries');
  const locale = useLocale();
  const [known, setKnown] = useState(first);
  const [busy, setBusy] = useState<string | null>(null);
  const rows = useRowFocus(known.items.map(({ id }) => id));

  const nameOf = ({ kind, title, grams }: DeletedEntry) => {
    if (grams !== null) return formatWeight(grams, unit, locale);
    return title === null ? t(`kinds.${kind}`) : (names[title] ?? title);
  };
  const whenOf = ({ at, day }: DeletedEntry) => {
    if (day) return formatDay(day, locale, 'medium');
    return at && formatInstant(instantFromJson(at), locale, timeZone);
  };
  const aboutOf = (entry: DeletedEntry) => [t(`kinds.${entry.kind}`), whenOf(entry)].filter(Boolean).join(' · ');

  const restore = async (entry: DeletedEntry) => {
    setBusy(entry.id);
    rows.leave(entry.id);
    try {
      await restoreDeleted(petId, entry);
      setKnown((now) => ({ ...now, items: now.items.filter(({ id }) => id !== entry.id) }));
      toast({ title: entries('restored') });
    } catch (error) {
      const [reason] = error instanceof ApiError ? Object.values(error.failure?.fields ?? {}) : [];
      toast({
        title: entries('restoreFailed'),
        description: reason,
        tone: 'danger',
        retry: () => void restore(entry),
      });
    }
    setBusy(null);
  };
  const more = async (cursor: string) => {
    setBusy('more');
    try {
      const next = await listDeleted(petId, cursor);
      setKnown(({ items }) => ({ items: [...items, ...next.items], nextCursor: next.nextCursor }));
    } catch {
      toast({ title: entries('loadFailed'), tone: 'danger', retry: () => void more(cursor) });
    }
    setBusy(null);
  };

  const { items, nextCursor } = known;
  return (
    <>
      {items.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      <ul ref={rows.list} aria-label={t('title')} className="divide-y divide-line">
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
