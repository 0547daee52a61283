import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetNav } from '@/components/pets/pet-nav';
import { PetOverview } from '@/components/pets/pet-overview';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { now } from '@/lib/core/clock';
import { dayIn } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';
import { getPet } from '@/lib/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.nav');
  return { title: t('overview') };
}

export default async function PetPage({ params }: { params: Promise<{ petId: string }> }) {
  const { access } = await requirePet((await params).petId, 'view');
  const pet = await getPet(access);
  const t = await getTranslations('pets.nav');
  return (
    <>
      <PageHeader title={pet.name} back={{ href: paths.pets, label: t('back') }} />
      <PetNav pet={pet} current="overview" />
      <PetOverview pet={pet} today={dayIn(now(), 'UTC')} />
    </>
  );
}
