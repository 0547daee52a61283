'use client';

import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { formatForReader } from '@/lib/core/page-context/reader';
import type { PetGender } from '@/lib/records/pets/vocabulary';
import { weightsClient } from '@/lib/records/weights/client';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { formatWeight } from '@/lib/records/weights/units';
import type { ConditionScore } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';

// Its pictures and rules weigh more than the list, and most visits only read.
const WeightForm = lazyPart(async () => (await import('./weight-form')).WeightForm);
const WeightEntry = lazyPart(async () => (await import('./weight-entry')).WeightEntry);

interface WeightListProps {
  petId: string;
  petName: string;
  type: string;
  gender: PetGender;
  ideal: IdealRange | null;
  first: Page<Weight>;
  adding: boolean;
}

export function WeightList({ petId, petName, type, gender, ideal, first, adding }: WeightListProps) {
  const t = useTranslations('weights');
  const reader = useReader();
  const date = ({ measuredAt }: Weight) => formatForReader(measuredAt, reader);
  const weighed = ({ grams }: Weight) => formatWeight(grams, reader.weightUnit, reader.locale);
  return (
    <EntryList
      adding={adding}
      petId={petId}
      client={weightsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: (weight) => t('named', { weight: weighed(weight), date: date(weight) }),
      }}
      row={(weight) => (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular font-medium">{weighed(weight)}</span>
            <span className="tabular text-sm text-muted">{date(weight)}</span>
          </p>
          {weight.bodyConditionScore === null ? null : (
            <p className="text-sm text-muted">
              {t('scored', {
                score: weight.bodyConditionScore,
                word: t(`scores.${weight.bodyConditionScore as ConditionScore}`),
              })}
            </p>
          )}
          {weight.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {weight.note}
            </p>
          ) : null}
        </>
      )}
      form={(weight, onSaved, close) =>
        weight ? (
          <WeightForm petId={petId} type={type} weight={weight} last={null} ideal={ideal} onSaved={onSaved} />
        ) : (
          <WeightEntry {...{ petId, petName, type, gender, ideal }} last={first.items[0] ?? null} onDone={close} />
        )
      }
    />
  );
}
