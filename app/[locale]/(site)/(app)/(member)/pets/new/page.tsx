import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NewPetForm } from '@/components/records/pets/new-pet-form';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { homeOf } from '@/lib/records/pets/home';
import { homeOptions } from '@/lib/records/pets/home-options';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.form');
  return { title: t('newTitle') };
}

export default async function NewPetPage() {
  const viewer = await requireViewer();
  const t = await getTranslations('pets');
  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ href: paths.pets, label: t('nav.back') }} />
      <ClientContext namespaces={['pets', 'entries', 'passport']}>
        <NewPetForm home={homeOf(viewer)} countries={homeOptions(await getLocale())} />
      </ClientContext>
    </>
  );
}
