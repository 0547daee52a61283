import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { TrainingOverview } from '@/components/records/training/training-overview';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { getTraining } from '@/lib/records/training/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'training');
}

export default async function TrainingPage({ params }: { params: Promise<{ petId: string }> }) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const training = await getTraining(access, reader.at);
  const t = await getTranslations('training');
  return (
    <>
      <PetHeader of={page} current="training" title={t('title', { name: training.pet.name })} />
      <ClientContext namespaces={['entries', 'training']}>
        <TrainingOverview training={training} />
      </ClientContext>
    </>
  );
}
