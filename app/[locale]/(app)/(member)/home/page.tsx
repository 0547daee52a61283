import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomePets } from '@/components/pets/home-pets';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { listPets } from '@/lib/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

export default async function HomePage() {
  const viewer = await requireViewer();
  const pets = await listPets(viewer);
  const t = await getTranslations('home');
  return (
    <>
      <PageHeader title={viewer.firstName ? t('helloName', { name: viewer.firstName }) : t('hello')} text={t('text')} />
      <HomePets pets={pets} />
    </>
  );
}
