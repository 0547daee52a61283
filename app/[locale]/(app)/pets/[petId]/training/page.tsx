import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { TrainingOverview } from '@/components/records/training/training-overview';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';
import { getTraining } from '@/lib/records/training/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'training');
}

export default async function TrainingPage({ params }: { params: Promise<{ petId: string }> }) {
  const { viewer, access } = await requirePet((await params).petId, 'view');
  const at = now();
  const training = await getTraining(access, at);
  const t = await getTranslations('training');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('title', { name: training.pet.name })} back={back} />
      <PetNav pet={training.pet} current="training" />
      <Messages namespaces={['entries', 'training']}>
        <TrainingOverview training={training} timeZone={viewer.timeZone ?? 'UTC'} at={at} />
      </Messages>
    </>
  );
}
