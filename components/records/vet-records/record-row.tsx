'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DocumentChips } from '@/components/records/documents/document-chips';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import {
  type DocumentEntry,
  dayOf,
  isDocumentOfKind,
  isVisit,
  parentOf,
  type RecordEntry,
} from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';
import { FollowUp } from './follow-up';
import { VisitText } from './visit-text';

interface RecordRowProps {
  petId: string;
  entry: RecordEntry;
  name: string;
  kind: RecordKind;
  onChange: () => void;
}

export function RecordRow({ petId, entry, name, kind, onChange }: RecordRowProps) {
  const t = useTranslations('vetRecords');
  const { locale } = usePageContext();
  const categories = useTranslations('expenses.categories');
  const papersOf = ({ of, clinic, category }: DocumentEntry) =>
    joinIsolated([t(`papersOf.${of}`), clinic, category && categories(category)], ', ');
  const visit = isVisit(entry) ? entry : null;
  const day = dayOf(entry);
  const title = isVisit(entry) ? (entry.reason ?? t('visit')) : entry.title;
  const facts = isVisit(entry) ? factsOf(entry, locale) : papersOf(entry);
  return (
    <div className="record-row">
      <time dateTime={day}>
        <b>{Number(day.slice(8))}</b> {formatDay(day, locale, 'monthShort')}
      </time>
      <div className="record-body">
        <h3 dir="auto">{title}</h3>
        {facts ? <p className="record-facts">{facts}</p> : null}
        {visit ? <VisitText record={visit} /> : null}
        {visit ? <FollowUp petId={petId} record={visit} name={name} /> : null}
        <DocumentChips
          petId={petId}
          parent={parentOf(entry)}
          documents={entry.documents}
          isShown={(one) => isDocumentOfKind(one, kind)}
          name={name}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

function factsOf({ vetName, clinic, costCents, currency }: VetRecordEntry, locale: Parameters<typeof formatMoney>[2]) {
  const cost = costCents !== null && currency !== null && formatMoney(costCents, currency, locale);
  return joinIsolated([vetName, clinic, cost], ', ');
}
