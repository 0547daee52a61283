import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetForm } from '@/components/pets/pet-form';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { now } from '@/lib/core/clock';
import { latestDay } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.form');
  return { title: t('newTitle') };
}

export default async function NewPetPage() {
  await requireViewer();
  const t = await getTranslations('pets');
  return (
    <>
      <PageHeader title={t('form.newTitle')} back={{ href: paths.pets, label: t('nav.back') }} />
      <Messages namespaces={['pets', 'entries']}>
        <PetForm pet={null} latest={latestDay(now())} notes={null} />
      </Messages>
    </>
  );
}
