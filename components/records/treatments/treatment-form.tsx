'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MomentFields } from '@/components/forms/moment-fields';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { treatmentsClient } from '@/lib/records/treatments/client';
import type { TreatmentFormValues, TreatmentInput } from '@/lib/records/treatments/schema';
import type { Treatment } from '@/lib/records/treatments/treatment';
import { treatmentKinds, treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { typedNumber } from '@/lib/records/weights/units';

export interface TreatmentFormProps {
  petId: string;
  treatment: Treatment | null;
  onSaved: (savedTreatment: Treatment) => void;
}

export function TreatmentForm({ petId, treatment, onSaved }: TreatmentFormProps) {
  const t = useTranslations('treatments');
  const entries = useTranslations('entries');
  const { locale, latest, timeZone, weightUnit: unit } = usePageContext();
  const [{ fields, original }] = useState(() => {
    const grams = treatment?.weightGrams ?? null;
    const givenAt = treatment ? instantFromJson(treatment.givenAt) : now();
    const fields = {
      ...fromInstant(givenAt, timeZone),
      weightGrams: grams === null ? '' : typedNumber(grams, unit, locale),
    };
    return { fields, original: treatment && { givenAt, weightGrams: grams, fields } };
  });
  return (
    <EntryForm<TreatmentFormValues, TreatmentInput, Treatment>
      draftKey={entryDraft('treatments', petId, treatment?.id)}
      schema={async () =>
        (await import('@/lib/records/treatments/schema')).treatmentForm({ latest, timeZone, unit, original })
      }
      fields={async () => (await import('@/lib/records/treatments/fields')).treatmentFields}
      initial={{
        kind: treatment?.kind ?? 'worms',
        product: treatment?.product ?? '',
        substance: treatment?.substance ?? '',
        nextDueOn: treatment?.nextDueOn ?? '',
        givenBy: treatment?.givenBy ?? '',
        note: treatment?.note ?? '',
        ...fields,
      }}
      save={(values, key) =>
        treatment ? treatmentsClient.overwrite(petId, treatment, values) : treatmentsClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <SelectField
        name="kind"
        label={t('kind')}
        options={treatmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField name="product" label={t('product')} maxLength={treatmentLimits.product} autoComplete="off" required />
      <TextField
        name="substance"
        label={t('substance')}
        hint={t('substanceHint')}
        maxLength={treatmentLimits.substance}
        autoComplete="off"
      />
      <MomentFields />
      <TextField name="weightGrams" label={t('weight', { unit })} inputMode="decimal" autoComplete="off" />
      <DateField name="nextDueOn" label={t('nextDueOn')} hint={t('nextDueHint')} />
      <TextField name="givenBy" label={t('givenBy')} hint={t('givenByHint')} maxLength={treatmentLimits.givenBy} />
      <TextAreaField name="note" label={entries('note')} maxLength={treatmentLimits.note} rows={2} />
    </EntryForm>
  );
}
