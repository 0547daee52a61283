import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { CostTotals } from '@/components/records/vet-records/cost-totals';
import { RecordSearch } from '@/components/records/vet-records/record-search';
import { VetRecordList } from '@/components/records/vet-records/vet-record-list';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { getVetRecords } from '@/lib/records/vet-records/queries';
import { searchText, vetRecordQuery } from '@/lib/records/vet-records/schema';

interface VetRecordsPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'vetRecords');
}

/** `?q=` searches; `?new=1&appointment=…` opens the prefilled form of a new record. */
export default async function VetRecordsPage({ params, searchParams }: VetRecordsPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const query = await searchParams;
  const q = searchText.parse(query.q);
  const { pet, records, costs, some } = await getVetRecords(access, q);
  const t = await getTranslations('vetRecords');
  return (
    <>
      <PetHeader of={page} current="vetRecords" title={t('title', { name: pet.name })} />
      {some ? <RecordSearch petId={pet.id} q={q} /> : null}
      {q === '' ? <CostTotals costs={costs} /> : null}
      <ClientContext namespaces={['entries', 'vetRecords', 'documents']}>
        <VetRecordList pet={pet} first={records} q={q} key={q} draft={vetRecordQuery(reader.latest).parse(query)} />
      </ClientContext>
    </>
  );
}
