'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { treatmentsClient } from '@/lib/records/treatments/client';
import type { Treatment } from '@/lib/records/treatments/treatment';
import { formatWeight } from '@/lib/records/weights/units';

const loadForm = () => import(/* webpackChunkName: "kept-treatment-form" */ './treatment-form');
const TreatmentForm = lazyPart(async () => (await loadForm()).TreatmentForm);

interface TreatmentListProps {
  petId: string;
  first: Page<Treatment>;
}

export function TreatmentList({ petId, first }: TreatmentListProps) {
  const t = useTranslations('treatments');
  const { locale, timeZone, weightUnit: unit } = usePageContext();
  useLoadedInUse(loadForm);
  const about = ({ kind, substance, givenAt, weightGrams, givenBy }: Treatment) => [
    t(`kinds.${kind}`),
    formatInstant(instantFromJson(givenAt), locale, timeZone),
    substance,
    weightGrams === null ? null : formatWeight(weightGrams, unit, locale),
    givenBy,
  ];
  return (
    <EntryList
      petId={petId}
      client={treatmentsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: ({ product }) => product,
      }}
      row={(treatment) => (
        <>
          <p dir="auto" className="font-medium wrap-anywhere">
            {treatment.product}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{joinIsolated(about(treatment), ' · ')}</p>
          {treatment.nextDueOn ? (
            <p className="text-sm">{t('due', { date: formatDay(treatment.nextDueOn, locale, 'medium') })}</p>
          ) : null}
          {treatment.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {treatment.note}
            </p>
          ) : null}
        </>
      )}
      formName="treatment"
      form={(treatment, onSaved) => <TreatmentForm petId={petId} treatment={treatment} onSaved={onSaved} />}
    />
  );
}
