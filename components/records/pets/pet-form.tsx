'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { Form, FormError } from '@/components/forms/form';
import { OverVersions } from '@/components/forms/over-versions';
import { useSchemaForm } from '@/components/forms/schema-form';
import { Button } from '@/components/ui/button';
import type { Home } from '@/lib/records/pets/home';
import type { Pet } from '@/lib/records/pets/pet';
import type { PetFormValues, PetInput } from '@/lib/records/pets/schema';
import { toFormValues } from './form-values';
import { type PhotoState, usePhotoChoice } from './photo-choice';
import { loadPetClient, useSavePet } from './save-pet';

interface PetFormProps {
  pet: Pet | null;
  home: Home;
  identity: (photo: PhotoState) => ReactNode;
  children: ReactNode;
}

export function PetForm({ pet, home, identity, children }: PetFormProps) {
  const t = useTranslations('pets');
  const { latest } = usePageContext();
  const { form, prepare } = useSchemaForm<PetFormValues, PetInput>(
    async () => {
      const [{ petInput }] = await Promise.all([import('@/lib/records/pets/schema'), loadPetClient()]);
      return petInput(latest);
    },
    toFormValues(pet, home),
  );
  // react-hook-form only tracks fields that are read during rendering.
  const { isSubmitting, dirtyFields: _tracked } = form.formState;
  const photo = usePhotoChoice(pet?.photoUrl ?? null);
  const { save, leaving, versions, attempt } = useSavePet(pet, form, photo);
  return (
    <Form
      form={form}
      draftKey={pet ? `pets/${pet.id}` : 'pets/new'}
      attempt={attempt}
      hasFile={photo.choice.kind !== 'keep' && !leaving}
      onSubmit={save}
      onFocus={prepare}
    >
      <OverVersions versions={versions}>
        {identity(photo)}
        {children}
        <FormError />
        <div className="flex justify-end">
          <Button type="submit" size="large" busy={isSubmitting || leaving} className="w-full sm:w-auto">
            {t(pet ? 'form.save' : 'form.add')}
          </Button>
        </div>
      </OverVersions>
      <p className="text-sm text-muted">{t('breedSource.attribution')}</p>
    </Form>
  );
}
