'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { DateField, TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { MedicationFormValues } from '@/lib/records/medications/schema';
import { medicationLimits } from '@/lib/records/medications/vocabulary';

export function StepFields() {
  const t = useTranslations('medications');
  const id = useId();
  const { control } = useFormContext<MedicationFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  const error = useFieldError('steps');
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium">{t('taper')}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="mb-3 flex flex-wrap items-start gap-2">
          <DateField name={`steps.${index}.from`} label={t('stepFrom')} className="grow basis-36" />
          <TextField
            name={`steps.${index}.dosage`}
            label={t('stepDosage')}
            maxLength={medicationLimits.text}
            autoComplete="off"
            className="grow basis-28"
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-7"
            aria-label={t('removeStep', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Icon of="x" />
          </Button>
        </div>
      ))}
      {fields.length < medicationLimits.steps ? (
        <Button variant="outline" onClick={() => append({ from: '', dosage: '' })}>
          <Icon of="plus" />
          {t('addStep')}
        </Button>
      ) : null}
      <FieldNotes id={id} hint={t('taperHint')} error={error} />
    </fieldset>
  );
}
