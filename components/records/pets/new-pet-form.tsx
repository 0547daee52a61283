'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Home } from '@/lib/records/pets/home';
import type { CountryOption } from '@/lib/records/pets/home-options';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { BreedField } from './breed-field';
import { FoldedFields } from './folded-fields';
import { toFormValues } from './form-values';
import { AboutFields, NameField } from './identity-fields';
import { KindTiles } from './kind-tiles';
import { PassportPreview } from './passport-preview';
import { PetForm } from './pet-form';
import { PhotoPicker } from './photo-picker';
import { RestFields } from './rest-fields';

interface NewPetFormProps {
  home: Home;
  countries: readonly CountryOption[];
}

const foldedNames = (
  Object.keys(toFormValues(null, { country: null, region: null })) as (keyof PetFormValues)[]
).filter((name) => !['name', 'type', 'breed'].includes(name));

export function NewPetForm({ home, countries }: NewPetFormProps) {
  const t = useTranslations('pets');
  return (
    <PetForm
      pet={null}
      home={home}
      identity={(photo) => (
        <Card className="grid gap-5">
          <PhotoPicker photo={photo}>
            <NameField />
          </PhotoPicker>
          <KindTiles />
          <PassportPreview photoUrl={photo.url} />
          <p className="text-muted">{t('form.enough')}</p>
          <BreedField />
        </Card>
      )}
    >
      <FoldedFields title={t('groups.rest')} names={foldedNames}>
        <div className="grid gap-7 pb-5">
          <AboutFields />
          <RestFields countries={countries} notes={null} />
        </div>
      </FoldedFields>
    </PetForm>
  );
}
