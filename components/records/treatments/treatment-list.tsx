'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { type Day, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { treatmentsClient } from '@/lib/records/treatments/client';
import type { Treatment } from '@/lib/records/treatments/treatment';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightUnit } from '@/lib/records/weights/vocabulary';

const load = () => import(/* webpackChunkName: "kept-treatment-form" */ './treatment-form');
const TreatmentForm = lazyPart(async () => (await load()).TreatmentForm);

interface TreatmentListProps {
  petId: string;
  first: Page<Treatment>;
  latest: Day;
  timeZone: string;
  unit: WeightUnit;
}

export function TreatmentList({ petId, first, latest, timeZone, unit }: TreatmentListProps) {
  const t = useTranslations('treatments');
  const locale = useLocale();
  useLoadedInUse(load);
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
      form={(treatment, onSaved) => (
        <TreatmentForm
          petId={petId}
          treatment={treatment}
          latest={latest}
          timeZone={timeZone}
          unit={unit}
          onSaved={onSaved}
        />
      )}
    />
  );
}
