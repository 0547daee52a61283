import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PetForm } from '@/components/pets/pet-form';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { now } from '@/lib/core/clock';
import { latestDay } from '@/lib/core/dates';
import { countryOptions } from '@/lib/core/intl-formats';
import { paths } from '@/lib/core/paths';
import { homeOf } from '@/lib/pets/home';
import { countryCodes } from '@/lib/pets/places';

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
      <Messages namespaces={['pets', 'entries']}>
        <PetForm
          pet={null}
          latest={latestDay(now())}
          home={homeOf(viewer)}
          countries={countryOptions(countryCodes, await getLocale())}
          notes={null}
        />
      </Messages>
    </>
  );
}
