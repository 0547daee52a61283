import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { TrainingOverview } from '@/components/records/training/training-overview';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getTraining } from '@/lib/records/training/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'training');
}

export default async function TrainingPage({ params }: { params: Promise<{ petId: string }> }) {
  const { access, reader } = await requirePet((await params).petId, 'view');
  const training = await getTraining(access, reader.at);
  const t = await getTranslations('training');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('title', { name: training.pet.name })} back={back} />
      <PetNav pet={training.pet} current="training" />
      <ClientContext namespaces={['entries', 'training']}>
        <TrainingOverview training={training} />
      </ClientContext>
    </>
  );
}
