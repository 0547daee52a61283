'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { type Day, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { weightsClient } from '@/lib/records/weights/client';
import { formatWeight } from '@/lib/records/weights/units';
import type { ConditionScore, WeightUnit } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';

// Its pictures and rules weigh more than the list, and most visits only read.
const WeightForm = lazyPart(async () => (await import('./weight-form')).WeightForm);

interface WeightListProps {
  petId: string;
  type: string;
  first: Page<Weight>;
  unit: WeightUnit;
  timeZone: string | null;
  latest: Day;
  adding: boolean;
}

export function WeightList({ petId, type, first, unit, timeZone, latest, adding }: WeightListProps) {
  const t = useTranslations('weights');
  const locale = useLocale();
  const date = ({ measuredAt }: Weight) => {
    const words = formatInstant(instantFromJson(measuredAt), locale, timeZone ?? 'UTC');
    return timeZone ? words : `${words} UTC`;
  };
  const weighed = ({ grams }: Weight) => formatWeight(grams, unit, locale);
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
      form={(weight, onSaved) => (
        <WeightForm
          petId={petId}
          type={type}
          weight={weight}
          lastGrams={first.items[0]?.grams ?? null}
          unit={unit}
          timeZone={timeZone}
          latest={latest}
          onSaved={onSaved}
        />
      )}
    />
  );
}
