import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { EditPetForm } from '@/components/records/pets/edit-pet-form';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { RichText } from '@/components/records/pets/rich-text';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { homeOptions } from '@/lib/records/pets/home-options';
import { getPet } from '@/lib/records/pets/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'edit');
}

export default async function EditPetPage({ params }: { params: Promise<{ petId: string }> }) {
  const { petId } = await params;
  await requirePet(petId, 'edit');
  const page = await requirePet(petId, 'view');
  const pet = await getPet(page.access);
  const t = await getTranslations('pets');
  return (
    <>
      <PetHeader of={page} current="edit" title={null} />
      <PageHeader title={t('form.editTitle', { name: pet.name })} />
      <ClientContext namespaces={['pets', 'entries']}>
        <EditPetForm
          pet={pet}
          countries={homeOptions(await getLocale())}
          notes={pet.notes && <RichText html={pet.notes} />}
        />
      </ClientContext>
    </>
  );
}
