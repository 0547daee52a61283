import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PetList } from '@/components/records/pets/pet-list';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { canWrite } from '@/lib/page-context/roles';
import { listPets } from '@/lib/records/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.list');
  return { title: t('weigh') };
}

export default async function WeighPage() {
  const { viewer, reader } = await requirePageContext();
  const pets = await listPets(viewer, reader.at);
  const weighable = pets.filter(({ archived, deceasedOn, role }) => !archived && !deceasedOn && canWrite(role));
  const [first, second] = weighable;
  if (!first) redirect(paths.pets);
  if (!second) redirect(paths.newWeight(first.id));
  const t = await getTranslations('pets.list');
  return (
    <>
      <PageHeader title={t('weigh')} text={t('weighWhom')} back={{ href: paths.pets, label: t('title') }} />
      <PetList pets={weighable} to="newWeight" />
    </>
  );
}
