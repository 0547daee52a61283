'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import type { CountryOption } from '@/lib/records/pets/home-options';
import type { Pet } from '@/lib/records/pets/pet';
import { BreedField } from './breed-field';
import { CoverField } from './cover-field';
import { AboutFields, KindField, NameField } from './identity-fields';
import { PetForm } from './pet-form';
import { PhotoPicker } from './photo-picker';
import { RestFields } from './rest-fields';

interface EditPetFormProps {
  pet: Pet;
  countries: readonly CountryOption[];
  notes: ReactNode;
}

export function EditPetForm({ pet, countries, notes }: EditPetFormProps) {
  const t = useTranslations('pets');
  return (
    <PetForm
      pet={pet}
      home={pet}
      identity={(photo) => (
        <Card className="grid gap-5">
          <CardTitle>{t('groups.identity')}</CardTitle>
          <PhotoPicker photo={photo} />
          <div className="grid gap-5 sm:grid-cols-2">
            <NameField />
            <KindField />
            <BreedField />
          </div>
          <AboutFields />
          <CoverField />
        </Card>
      )}
    >
      <RestFields countries={countries} notes={notes} />
    </PetForm>
  );
}
