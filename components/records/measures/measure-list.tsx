'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { measuresClient } from '@/lib/records/measures/client';
import type { Measure } from '@/lib/records/measures/measure';
import { MeasurePlan } from './measure-plan';
import { useMeasureWords } from './measure-words';

const MeasureForm = lazyPart(async () => (await import('./measure-form')).MeasureForm);

interface MeasureListProps {
  petId: string;
  first: Page<Measure>;
  /** Ids of measures with readings. */
  usedIds?: readonly string[];
}

export function MeasureList({ petId, first, usedIds = [] }: MeasureListProps) {
  const t = useTranslations('measures');
  const { nameOf } = useMeasureWords();
  return (
    <EntryList
      petId={petId}
      client={measuresClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: nameOf,
      }}
      row={(measure) => (
        <>
          <p className="font-medium wrap-anywhere">
            <bdi>{nameOf(measure)}</bdi>
          </p>
          <MeasurePlan measure={measure} />
        </>
      )}
      formName="measure"
      form={(measure, onSaved) => (
        <MeasureForm
          petId={petId}
          measure={measure}
          hasReadings={measure !== null && usedIds.includes(measure.id)}
          onSaved={onSaved}
        />
      )}
    />
  );
}
