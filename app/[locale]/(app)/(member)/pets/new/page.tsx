import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PetForm } from '@/components/records/pets/pet-form';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { countryOptions } from '@/lib/core/i18n/intl-formats';
import { homeOf } from '@/lib/records/pets/home';
import { countryCodes } from '@/lib/records/pets/places';

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
        <PetForm
          pet={null}
          home={homeOf(viewer)}
          countries={countryOptions(countryCodes, await getLocale())}
          notes={null}
        />
      </ClientContext>
    </>
  );
}
