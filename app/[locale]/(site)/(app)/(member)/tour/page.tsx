import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PassportCard } from '@/components/records/pets/passport-card';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { Tour } from '@/components/site/tour/tour';
import { requireViewer } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { readerSections } from '@/lib/sharing/links/vocabulary';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tour');
  return { title: t('title') };
}

const luna = {
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  dateOfBirth: '2022-04-17',
  microchip: '941000024681357',
  photoUrl: '/drawn/luna.svg',
} as const;

export default async function TourPage() {
  await requireViewer();
  const t = await getTranslations();
  return (
    <>
      <PageHeader title={t('tour.title')} back={{ href: paths.profile, label: t('account.title') }} />
      <ClientContext namespaces={['tour']}>
        <Tour passport={<PassportCard pet={luna} heading="p" />} presets={readerSections} />
      </ClientContext>
    </>
  );
}
