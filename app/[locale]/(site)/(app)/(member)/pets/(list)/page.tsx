import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyPets } from '@/components/overviews/agenda/my-pets';
import { NoPets } from '@/components/overviews/agenda/no-pets';
import { RecentlyDeleted } from '@/components/records/pets/recently-deleted';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { getPets } from '@/lib/overviews/agenda/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.list');
  return { title: t('title') };
}

export default async function PetsPage() {
  const { viewer, reader } = await requirePageContext();
  const { pets, states, bin } = await getPets(viewer, reader.at);
  const t = await getTranslations('pets.list');
  return (
    <>
      <PageHeader title={t('title')} />
      {pets.length > 0 ? <MyPets pets={pets} states={states} /> : <NoPets />}
      <RecentlyDeleted pets={bin} />
    </>
  );
}
