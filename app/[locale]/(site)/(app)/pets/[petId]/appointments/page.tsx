import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppointmentBookView } from '@/components/records/appointments/appointment-book';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { TableLink } from '@/components/sharing/table-import/table-link';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { getAppointmentBook } from '@/lib/records/appointments/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'appointments');
}

export default async function AppointmentsPage({ params }: { params: Promise<{ petId: string }> }) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const book = await getAppointmentBook(access, reader.at);
  const t = await getTranslations('appointments');
  return (
    <>
      <PetHeader of={page} current="appointments" title={t('heading', { name: book.pet.name })} />
      <ClientContext namespaces={['entries', 'appointments']}>
        <AppointmentBookView book={book} />
      </ClientContext>
      <TableLink petId={book.pet.id} kind="appointments" />
    </>
  );
}
