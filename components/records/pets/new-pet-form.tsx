'use client';

import { useTranslations } from 'next-intl';
import type { SelectOption } from '@/components/forms/select-field';
import { Card, CardTitle } from '@/components/ui/card';
import type { Home } from '@/lib/records/pets/home';
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
  countries: readonly SelectOption[];
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
          <div>
            <CardTitle>{t('groups.identity')}</CardTitle>
            <p className="mt-1 text-muted">{t('form.enough')}</p>
          </div>
          <KindTiles />
          <div className="grid gap-5 sm:grid-cols-2">
            <NameField />
            <BreedField />
          </div>
          <PhotoPicker photo={photo} />
          <PassportPreview photoUrl={photo.url} />
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
