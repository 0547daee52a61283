'use client';

import './pet-form.css';
import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { petCovers } from '@/lib/records/pets/vocabulary';

export function CoverField() {
  const t = useTranslations('pets');
  const { register } = useFormContext<PetFormValues>();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('fields.cover')}</legend>
      <div className="cover-choices">
        {petCovers.map((cover) => (
          <label key={cover} className={`cover-${cover}`}>
            <input type="radio" value={cover} {...register('cover')} />
            <span aria-hidden="true" />
            {t(`cover.${cover}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
