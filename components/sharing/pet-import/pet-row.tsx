'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatList } from '@/lib/core/i18n/intl-formats';
import type { ArchivedPet } from '@/lib/sharing/pet-import/file-plan';
import { fileKinds, type ImportedList } from '@/lib/sharing/pet-import/vocabulary';

const tones = {
  new: 'text-primary',
  imported: 'text-primary',
  present: 'text-muted',
  unreadable: 'text-danger',
  tooMany: 'text-danger',
  noRoom: 'text-danger',
} as const;

interface PetRowProps {
  pet: ArchivedPet;
  /** True once the uploads of this file have ended. */
  isSent: boolean;
}

export function PetRow({ pet, isSent }: PetRowProps) {
  const { name, state, entries, unreadable, deleted, missing, portrait, files } = pet;
  const t = useTranslations('petImport');
  const locale = useLocale();
  const counts = Object.entries(entries) as [ImportedList, number][];
  const isRead = state === 'new' || state === 'imported';
  const foundNames = isRead
    ? counts.filter(([, count]) => count > 0).map(([list, count]) => t(`lists.${list}`, { count }))
    : [];
  for (const kind of fileKinds) {
    const count = files.filter((file) => file.kind === kind).length;
    if (count > 0) foundNames.push(t(`lists.${kind}`, { count }));
  }
  if (portrait !== null) foundNames.push(t('portrait'));
  const what = formatList(foundNames, locale);
  return (
    <li className="border-b border-line py-3">
      <h3 className="wrap-anywhere text-lg">
        <bdi>{name || t('unnamed')}</bdi>
      </h3>
      <p className={cn('text-sm font-medium', tones[state])}>{t(`states.${state}`)}</p>
      {isRead ? <p className="mt-1">{what || t('noEntries')}</p> : null}
      {!isRead && what && !isSent ? <p className="mt-1">{t('toAdd', { what })}</p> : null}
      {isRead && unreadable > 0 ? <p className="mt-1 text-danger">{t('unreadable', { count: unreadable })}</p> : null}
      {missing > 0 ? <p className="mt-1 text-danger">{t('missing', { count: missing })}</p> : null}
      {isRead && deleted > 0 ? <p className="mt-1 text-sm text-muted">{t('deleted', { count: deleted })}</p> : null}
    </li>
  );
}
