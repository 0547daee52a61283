'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SuggestField } from '@/components/forms/suggest-field';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { petLimits } from '@/lib/records/pets/vocabulary';
import { loadPetClient } from './save-pet';

export function BreedField() {
  const t = useTranslations('pets');
  const { getValues } = useFormContext<PetFormValues>();
  const suggest = async (query: string) => {
    const type = getValues('type');
    if (!type) return [];
    const { suggestBreeds } = await loadPetClient();
    const breeds = await suggestBreeds(type, query);
    return breeds.map(({ name, matched }) => ({ value: name, label: name, hint: matched ?? undefined }));
  };
  return (
    <SuggestField
      name="breed"
      label={t('fields.breed')}
      hint={t('hints.breed')}
      maxLength={petLimits.breed}
      suggest={suggest}
    />
  );
}
