'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import type { CountryOption } from '@/lib/records/pets/home-options';
import type { PetFormValues } from '@/lib/records/pets/schema';

export function HomeFields({ countries }: { countries: readonly CountryOption[] }) {
  const t = useTranslations('pets');
  const { setValue } = useFormContext<PetFormValues>();
  const country = useWatch<PetFormValues, 'country'>({ name: 'country' }) ?? '';
  const regions = countries.find(({ value }) => value === country)?.regions ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="country"
        label={t('fields.country')}
        options={countries}
        placeholder={t('hints.notSaid')}
        onInput={() => setValue('region', '', { shouldDirty: true })}
      />
      {regions.length > 0 ? (
        <SelectField name="region" label={t('fields.region')} options={regions} placeholder={t('hints.notSaid')} />
      ) : null}
    </div>
  );
}
