'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReader } from '#page-context';
import { ConfirmationRequired, EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { expectEntry } from '@/lib/browser/page/expected';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { type Reader, zoneToEnter } from '@/lib/core/page-context/reader';
import { now } from '@/lib/core/time/clock';
import { dayIn, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { weightsClient } from '@/lib/records/weights/client';
import type { WeightEntry, WeightFormValues } from '@/lib/records/weights/form';
import { displayUnit, typedNumber } from '@/lib/records/weights/units';
import { typedUnits, weightLimits } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';
import { ScoreField } from './score-field';

export interface WeightFormProps {
  petId: string;
  type: string;
  weight: Weight | null;
  /** Decides the unit that is typed. */
  lastGrams: number | null;
  onSaved: () => void;
}

function begin({ weight, lastGrams }: Pick<WeightFormProps, 'weight' | 'lastGrams'>, reader: Reader) {
  const { locale, weightUnit } = reader;
  const zone = zoneToEnter(reader);
  const measuredAt = weight ? instantFromJson(weight.measuredAt) : now();
  const grams = weight?.grams ?? lastGrams;
  const typed = grams === null ? weightUnit : displayUnit(grams, weightUnit);
  const shown = {
    measuredAt: dayIn(measuredAt, zone),
    time: timeIn(measuredAt, zone),
    grams: weight ? typedNumber(weight.grams, typed, locale) : '',
    unit: typed,
  };
  const initial: WeightFormValues = {
    ...shown,
    bodyConditionScore: String(weight?.bodyConditionScore ?? ''),
    note: weight?.note ?? '',
  };
  return { initial, zone, kept: weight && { measuredAt, grams: weight.grams, shown } };
}

export function WeightForm({ petId, type, weight, lastGrams, onSaved }: WeightFormProps) {
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const reader = useReader();
  const { locale, latest } = reader;
  const [{ initial, zone, kept }] = useState(() => begin({ weight, lastGrams }, reader));
  return (
    <EntryForm<WeightFormValues, WeightEntry>
      draftKey={entryDraft('weights', petId, weight?.id)}
      schema={async () =>
        (await import('@/lib/records/weights/form')).weightForm({ type, timeZone: zone, locale, latest, kept })
      }
      initial={initial}
      save={async ({ ambiguous, ...values }, key, confirmed) => {
        if (ambiguous && !confirmed) throw new ConfirmationRequired({ grams: t('question.ambiguous') });
        const input = confirmed === 'server' ? { ...values, confirmed: true } : values;
        if (weight) return weightsClient.update(petId, weight.id, input);
        expectEntry('weight', true);
        return weightsClient.create(petId, input, key).catch((error: unknown) => {
          expectEntry('weight', false);
          throw error;
        });
      }}
      onSaved={onSaved}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <TextField
          name="grams"
          label={t('weight')}
          hint={t('weightHint')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SelectField
          name="unit"
          label={t('unit')}
          options={typedUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
        <DateField name="measuredAt" label={t('date')} max={latest} required />
        <TextField type="time" name="time" label={t('time')} required />
      </div>
      <ScoreField type={type} />
      <TextAreaField name="note" label={entries('note')} maxLength={weightLimits.note} rows={2} />
    </EntryForm>
  );
}
