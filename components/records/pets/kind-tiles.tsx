'use client';

import './pet-form.css';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { petTypes } from '@/lib/records/pets/vocabulary';
import { PetPortrait } from './pet-portrait';

export function KindTiles() {
  const t = useTranslations('pets');
  const { register } = useFormContext<PetFormValues>();
  const error = useFieldError('type');
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('fields.type')}</legend>
      <div className="kind-tiles">
        {petTypes.map((type) => (
          <label key={type}>
            <input type="radio" value={type} {...register('type')} />
            <PetPortrait photoUrl={null} type={type} alt="" />
            {t(`type.${type}`)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
