'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/shell/empty-state';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import { paths } from '@/lib/core/config/paths';
import type { Page } from '@/lib/core/http/pagination';
import { formatDay } from '@/lib/core/time/dates';
import { searchedRecords } from '@/lib/records/vet-records/client';
import type { VetRecordDraft } from '@/lib/records/vet-records/schema';
import type { VetRecord, VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import { VetRecordMore } from './vet-record-more';
import { VetRecordRow } from './vet-record-row';

const VetRecordForm = lazyPart(async () => (await import('./vet-record-form')).VetRecordForm);

interface VetRecordListProps {
  pet: { id: string; name: string };
  first: Page<VetRecordEntry>;
  q: string;
  draft: VetRecordDraft | null;
}

export function VetRecordList({ pet, first, q, draft: asked }: VetRecordListProps) {
  const t = useTranslations('vetRecords');
  const locale = useLocale();
  const [draft, setDraft] = useState(asked);
  const [client] = useState(() => searchedRecords(q));
  const nameOf = ({ reason, visitedOn }: VetRecord) =>
    `${reason ?? t('visit')}, ${formatDay(visitedOn, locale, 'medium')}`;
  const [last] = first.items.filter(({ currency }) => currency !== null);
  const currency = last?.currency ?? 'EUR';
  return (
    <EntryList
      addAbove
      petId={pet.id}
      client={client}
      first={first}
      adding={asked !== null}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty:
          q === '' ? (
            <EmptyState drawing="passport" title={t('emptyTitle', { name: pet.name })} text={t('emptyText')} />
          ) : (
            t('search.none', { q })
          ),
        name: nameOf,
      }}
      row={(record) => <VetRecordRow record={record} />}
      below={(record) => <VetRecordMore petId={pet.id} record={record} name={nameOf(record)} />}
      form={(record, onSaved) => (
        <VetRecordForm
          petId={pet.id}
          record={record}
          draft={record ? null : draft}
          currency={currency}
          onSaved={() => {
            if (draft && !record) {
              // A reload must not open the form again.
              setDraft(null);
              window.history.replaceState(null, '', paths.petVetRecords(pet.id));
            }
            onSaved();
          }}
        />
      )}
    />
  );
}
