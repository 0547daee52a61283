import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentBookView } from '@/components/records/appointments/appointment-book';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';
import { getAppointmentBook } from '@/lib/records/appointments/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'appointments');
}

export default async function AppointmentsPage({ params }: { params: Promise<{ petId: string }> }) {
  const { viewer, access } = await requirePet((await params).petId, 'view');
  const at = now();
  const book = await getAppointmentBook(access, at);
  const t = await getTranslations('appointments');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('heading', { name: book.pet.name })} text={t('intro')} back={back} />
      <PetNav pet={book.pet} current="appointments" />
      <Messages namespaces={['entries', 'appointments']}>
        <AppointmentBookView book={book} timeZone={viewer.timeZone} at={at.toISOString()} />
      </Messages>
    </>
  );
}
