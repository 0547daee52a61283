'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { SelectField } from '@/components/forms/select-field';
import { SuggestionChips } from '@/components/forms/suggestion-chips';
import { TextField } from '@/components/forms/text-field';
import { recurrenceOf, usualTimes } from '@/lib/records/medications/frequencies';
import type { MedicationFormValues } from '@/lib/records/medications/schema';
import { chosenFrequencies, type Frequency } from '@/lib/records/medications/vocabulary';

/** Chips of our choice; the list above them has all. */
const commonFrequencies = ['SID', 'BID', 'TID', 'EOD', 'PRN'] as const;

export function FrequencyFields() {
  const t = useTranslations('medications');
  const { watch, setValue, getFieldState } = useFormContext<MedicationFormValues>();
  const frequency = watch('frequency') || null;
  const chooseFrequency = (value: string) => {
    const chosenFrequency = value as Frequency | '';
    setValue('frequency', chosenFrequency as Frequency, {
      shouldDirty: true,
      shouldValidate: getFieldState('frequency').invalid,
    });
    setValue('reminders', chosenFrequency === '' ? [] : [...usualTimes(chosenFrequency)], { shouldDirty: true });
  };
  return (
    <>
      <div>
        <SelectField
          name="frequency"
          label={t('frequency')}
          placeholder={t('chooseFrequency')}
          required
          options={chosenFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          onChange={({ target }) => chooseFrequency(target.value)}
        />
        <SuggestionChips
          options={commonFrequencies.map((value) => ({ value, text: t(`frequencies.${value}`) }))}
          chosen={frequency}
          onChoose={chooseFrequency}
        />
      </div>
      {frequency === null ? null : <PlanFields frequency={frequency} />}
    </>
  );
}

function PlanFields({ frequency }: { frequency: Frequency }) {
  return recurrenceOf(frequency).unit === 'asNeeded' ? <LimitFields /> : <TimeFields frequency={frequency} />;
}

function TimeFields({ frequency }: { frequency: Frequency }) {
  const t = useTranslations('medications');
  const id = useId();
  const error = useFieldError('reminders');
  const count = usualTimes(frequency).length;
  if (count === 1) {
    const label = recurrenceOf(frequency).unit === 'hour' ? t('firstTime') : t('oneTime');
    return <TextField type="time" name="reminders.0" label={label} required />;
  }
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('times')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {Array.from({ length: count }, (_, index) => `reminders.${index}`).map((name, index) => (
          <TextField key={name} type="time" name={name} label={t('time', { number: index + 1 })} />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function LimitFields() {
  const t = useTranslations('medications');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="minHoursBetween" label={t('minHoursBetween')} inputMode="decimal" autoComplete="off" />
      <TextField name="maxPerDay" label={t('maxPerDay')} inputMode="numeric" autoComplete="off" />
    </div>
  );
}
