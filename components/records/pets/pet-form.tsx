'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useReader } from '#page-context';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import type { SelectOption } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import type { Home } from '@/lib/records/pets/home';
import type { Pet } from '@/lib/records/pets/pet';
import type { PetFormValues, PetInput } from '@/lib/records/pets/schema';
import { ContactFields, IdentificationFields } from './care-fields';
import { CoverField } from './cover-field';
import { FoldedFields } from './folded-fields';
import { toFormValues } from './form-values';
import { HomeFields } from './home-fields';
import { AboutFields, NameFields } from './identity-fields';
import { KindTiles } from './kind-tiles';
import { MoreFields } from './more-fields';
import { NotesField } from './notes-field';
import { PassportPreview } from './passport-preview';
import { usePhotoChoice } from './photo-choice';
import { PhotoPicker } from './photo-picker';
import { useSavePet } from './save-pet';

interface PetFormProps {
  pet: Pet | null;
  home: Home;
  countries: readonly SelectOption[];
  notes: ReactNode;
}

export function PetForm({ pet, home, countries, notes }: PetFormProps) {
  const t = useTranslations('pets');
  const { latest } = useReader();
  const { form, prepare } = useSchemaForm<PetFormValues, PetInput>(
    async () => (await import('@/lib/records/pets/schema')).petInput(latest),
    toFormValues(pet, home),
  );
  // react-hook-form tracks only what is read during rendering.
  const { isSubmitting, dirtyFields: _tracked } = form.formState;
  const photo = usePhotoChoice(pet?.photoUrl ?? null);
  const { save, leaving, attempt } = useSavePet(pet, form, photo);
  return (
    <Form
      form={form}
      draftKey={pet ? `pets/${pet.id}` : 'pets/new'}
      attempt={attempt}
      hasFile={photo.choice.kind !== 'keep' && !leaving}
      onSubmit={save}
      onFocus={prepare}
    >
      <IdentityCard isNew={!pet} photo={photo} />
      {pet ? (
        <Rest countries={countries} notes={notes} />
      ) : (
        <FoldedFields title={t('groups.rest')} names={restNames}>
          <div className="grid gap-7 pb-5">
            <AboutFields />
            <Rest countries={countries} notes={notes} />
          </div>
        </FoldedFields>
      )}
      <FormError />
      <div className="flex justify-end">
        <Button type="submit" size="large" busy={isSubmitting || leaving} className="w-full sm:w-auto">
          {t(pet ? 'form.save' : 'form.add')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('breedSource.attribution')}</p>
    </Form>
  );
}

/** What a new pet can wait with. */
const restNames = (Object.keys(toFormValues(null, { country: null, region: null })) as (keyof PetFormValues)[]).filter(
  (name) => !['name', 'type', 'breed'].includes(name),
);

function Rest({ countries, notes }: Pick<PetFormProps, 'countries' | 'notes'>) {
  const t = useTranslations('pets');
  return (
    <>
      <Card className="grid gap-5">
        <CardTitle>{t('groups.identification')}</CardTitle>
        <IdentificationFields />
      </Card>
      <Card className="grid gap-5">
        <div>
          <CardTitle>{t('groups.home')}</CardTitle>
          <p className="mt-1 text-muted">{t('hints.home')}</p>
        </div>
        <HomeFields countries={countries} />
      </Card>
      <Card className="grid gap-5">
        <CardTitle>{t('groups.contacts')}</CardTitle>
        <ContactFields />
      </Card>
      <Card className="grid gap-3">
        <CardTitle>{t('groups.notes')}</CardTitle>
        <NotesField preview={notes} />
      </Card>
      <MoreFields />
    </>
  );
}

function IdentityCard({ isNew, photo }: { isNew: boolean; photo: ReturnType<typeof usePhotoChoice> }) {
  const t = useTranslations('pets');
  const type = useWatch<PetFormValues, 'type'>({ name: 'type' });
  return (
    <Card className="grid gap-5">
      <div>
        <CardTitle>{t('groups.identity')}</CardTitle>
        {isNew ? <p className="mt-1 text-muted">{t('form.enough')}</p> : null}
      </div>
      {isNew ? (
        <>
          <KindTiles />
          <NameFields isNew />
          <PhotoPicker photo={photo} type={type ?? ''} />
          <PassportPreview photoUrl={photo.url} />
        </>
      ) : (
        <>
          <PhotoPicker photo={photo} type={type ?? ''} />
          <NameFields isNew={false} />
          <AboutFields />
          <CoverField />
        </>
      )}
    </Card>
  );
}
