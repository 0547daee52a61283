'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { weightsClient } from '@/lib/records/weights/client';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';
import { useWeightWords } from './use-weight-words';
import { WeightRow } from './weight-row';

// Loaded on demand, because its pictures and rules are larger than the list, and most visits only read.
const WeightForm = lazyPart(async () => (await import('./weight-form')).WeightForm);
const WeightEntry = lazyPart(async () => (await import('./weight-entry')).WeightEntry);

interface WeightListProps {
  petId: string;
  petName: string;
  type: string;
  gender: string;
  ideal: IdealRange | null;
  first: Page<Weight>;
  adding: boolean;
  head: ReactNode;
  children: ReactNode;
}

export function WeightList({ petId, petName, type, gender, ideal, first, adding, head, children }: WeightListProps) {
  const t = useTranslations('weights');
  const { timeZone } = usePageContext();
  const { translateFields, dayOf } = useWeightWords();
  return (
    <EntryList
      adding={adding}
      head={head}
      petId={petId}
      client={weightsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: null,
        name: (weight) => t('named', { weight: translateFields(weight.grams), date: dayOf(weight) }),
      }}
      group={({ measuredAt }) => dayIn(instantFromJson(measuredAt), timeZone).slice(0, 4)}
      row={(weight, before) => <WeightRow weight={weight} before={before} />}
      formName="weight"
      form={(weight, onSaved, close) =>
        weight ? (
          <WeightForm petId={petId} type={type} weight={weight} last={null} ideal={ideal} onSaved={onSaved} />
        ) : (
          <WeightEntry {...{ petId, petName, type, gender, ideal }} last={first.items[0] ?? null} onDone={close} />
        )
      }
    >
      {children}
    </EntryList>
  );
}
