import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentBookView } from '@/components/records/appointments/appointment-book';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getAppointmentBook } from '@/lib/records/appointments/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'appointments');
}

export default async function AppointmentsPage({ params }: { params: Promise<{ petId: string }> }) {
  const { access, reader } = await requirePet((await params).petId, 'view');
  const book = await getAppointmentBook(access, reader.at);
  const t = await getTranslations('appointments');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('heading', { name: book.pet.name })} text={t('intro')} back={back} />
      <PetNav pet={book.pet} current="appointments" />
      <ClientContext namespaces={['entries', 'appointments']}>
        <AppointmentBookView book={book} />
      </ClientContext>
    </>
  );
}
