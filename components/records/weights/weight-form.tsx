'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { ConfirmationRequired, EntryForm } from '@/components/forms/entry-form';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { TextAreaField } from '@/components/forms/text-field';
import { expectEntry } from '@/lib/browser/page/expected';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { dayIn, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { type PageContext, zoneToEnter } from '@/lib/page-context/page-context';
import { weightsClient } from '@/lib/records/weights/client';
import type { WeightEntry, WeightFormValues } from '@/lib/records/weights/form';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { displayUnit, typedNumber, unitsBeside } from '@/lib/records/weights/units';
import { weightLimits } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';
import { ScoreField } from './score-field';
import { WeightCompared } from './weight-compared';
import { WeightNumber } from './weight-fields';

export interface WeightFormProps {
  petId: string;
  type: string;
  weight: Weight | null;
  last: Weight | null;
  ideal: IdealRange | null;
  onSaved: (weight: Weight) => void;
}

function initialState({ weight, last }: Pick<WeightFormProps, 'weight' | 'last'>, reader: PageContext) {
  const { locale, weightUnit } = reader;
  const zone = zoneToEnter(reader);
  const measuredAt = weight ? instantFromJson(weight.measuredAt) : now();
  const grams = weight?.grams ?? last?.grams ?? null;
  const typedUnit = grams === null ? weightUnit : displayUnit(grams, weightUnit);
  const fields = {
    measuredAt: dayIn(measuredAt, zone),
    time: timeIn(measuredAt, zone),
    grams: weight ? typedNumber(weight.grams, typedUnit, locale) : '',
    unit: typedUnit,
  };
  const initial: WeightFormValues = {
    ...fields,
    bodyConditionScore: String(weight?.bodyConditionScore ?? ''),
    note: weight?.note ?? '',
  };
  return { initial, zone, original: weight && { measuredAt, grams: weight.grams, fields } };
}

export function WeightForm({ petId, type, weight, last, ideal, onSaved }: WeightFormProps) {
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const reader = usePageContext();
  const { locale, latest } = reader;
  const [{ initial, zone, original }] = useState(() => initialState({ weight, last }, reader));
  return (
    <EntryForm<WeightFormValues, WeightEntry, Weight>
      draftKey={entryDraft('weights', petId, weight?.id)}
      schema={async () =>
        (await import('@/lib/records/weights/form')).weightForm({ type, timeZone: zone, locale, latest, original })
      }
      fields={async () => (await import('@/lib/records/weights/fields')).weightFields}
      initial={initial}
      save={async ({ ambiguous, ...values }, key, confirmation) => {
        if (ambiguous && !confirmation) throw new ConfirmationRequired({ grams: t('question.ambiguous') });
        const input = confirmation === 'server' ? { ...values, confirmed: true } : values;
        if (weight) return weightsClient.overwrite(petId, weight, input);
        expectEntry('weight', true);
        return weightsClient.create(petId, input, key).catch((error: unknown) => {
          expectEntry('weight', false);
          throw error;
        });
      }}
      onSaved={onSaved}
    >
      <MomentLine day="measuredAt" time="time" />
      <WeightNumber units={unitsBeside(initial.unit)} />
      <WeightCompared last={last} ideal={ideal} />
      <MoreFields names={['bodyConditionScore', 'note']} summary={t('moreFields')}>
        <ScoreField type={type} />
        <TextAreaField name="note" label={entries('note')} maxLength={weightLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}
