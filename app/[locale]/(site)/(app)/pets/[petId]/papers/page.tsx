import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PaperDesk } from '@/components/sharing/papers/paper-desk';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { findVaccine, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { getPaperPet } from '@/lib/sharing/papers/queries';

interface PaperProps extends PetParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'edit');
  return petMetadata(petName, 'papers');
}

export default async function PaperPage({ params, searchParams }: PaperProps) {
  const page = await requirePet((await params).petId, 'edit');
  const { document: documentId } = await searchParams;
  const { pet, document } = await getPaperPet(page.access, page.reader.timeZone, documentId);
  const t = await getTranslations('papers');
  const language = languageOf(await getLocale());
  const speciesVaccines = vaccinesOf(pet.type);
  const recordedVaccines = pet.doses.flatMap(({ vaccine }) => findVaccine(vaccine) ?? []);
  const names = Object.fromEntries(
    [...speciesVaccines, ...recordedVaccines].map(({ id, name }) => [id, name[language]]),
  );
  const back = { href: paths.petHealth(pet.id, 'vaccinations'), label: t('back') };
  return (
    <ClientContext namespaces={['papers', 'entries', 'vaccinations', 'weights', 'documents']}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader title={t('title')} text={t('text', { name: pet.name })} back={back} />
      <PaperDesk {...{ pet, names, document }} suggested={speciesVaccines.map(({ id }) => id)} />
    </ClientContext>
  );
}
