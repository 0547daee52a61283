'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { DeleteEntry } from '@/components/collections/entry-row';
import type { EntryWord } from '@/components/collections/entry-words';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { paths } from '@/lib/core/config/paths';
import type { VetRecordDraft } from '@/lib/records/vet-records/schema';
import { isVisit, type RecordEntry } from '@/lib/records/vet-records/timeline';
import type { VetRecord, VetRecordEntry } from '@/lib/records/vet-records/vet-record';

const VetRecordForm = lazyPart(async () => (await import('./vet-record-form')).VetRecordForm);
const RecordDocuments = lazyPart(async () => (await import('./record-documents')).RecordDocuments);

interface RecordSheetProps {
  petId: string;
  /** Null while closed. `item` is null for a new visit. */
  opened: { item: RecordEntry | null } | null;
  nameOf: (entry: RecordEntry) => string;
  wordOf: (visit: VetRecordEntry) => EntryWord | null;
  initialDraft: VetRecordDraft | null;
  currency: string | null;
  onSaved: (savedRecord: VetRecord) => void;
  onClose: () => void;
  onChange: () => void;
  onDelete: (visit: VetRecordEntry) => void;
}

export function RecordSheet({ petId, opened, nameOf, wordOf, initialDraft, currency, ...on }: RecordSheetProps) {
  const t = useTranslations('vetRecords');
  const [draft, setDraft] = useState(initialDraft);
  const entry = opened?.item ?? null;
  const visit = entry && isVisit(entry) ? entry : null;
  const documentEntry = entry && !isVisit(entry) ? entry : null;
  const onSaved = (savedRecord: VetRecord) => {
    if (!draft || visit) {
      on.onSaved(savedRecord);
      return;
    }
    // Removes the draft from the URL, so that a reload does not reopen the form. Waits until the sheet has closed,
    // because the router forgets a URL set on the sheet's own history entry.
    leaveSheets(() => {
      setDraft(null);
      window.history.replaceState(null, '', paths.petVetRecords(petId));
      on.onSaved(savedRecord);
    });
  };
  return (
    <LateSheet
      open={opened !== null}
      title={documentEntry ? nameOf(documentEntry) : t(visit ? 'editTitle' : 'addTitle')}
      onClose={on.onClose}
    >
      <Suspense fallback={<FormLoading of={documentEntry ? 'other' : 'visit'} />}>
        {documentEntry ? (
          <RecordDocuments petId={petId} entry={documentEntry} name={nameOf(documentEntry)} onChange={on.onChange} />
        ) : (
          <VetRecordForm
            petId={petId}
            record={visit}
            draft={visit ? null : draft}
            currency={currency}
            onSaved={onSaved}
            onChange={on.onChange}
          />
        )}
        <DeleteEntry item={visit} name={nameOf} word={visit && wordOf(visit)} onDelete={on.onDelete} />
      </Suspense>
    </LateSheet>
  );
}
