import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PetParams, petMetadata } from '@/components/pets/pet-metadata';
import { PetNav } from '@/components/pets/pet-nav';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { CostTotals } from '@/components/vet-records/cost-totals';
import { RecordSearch } from '@/components/vet-records/record-search';
import { VetRecordList } from '@/components/vet-records/vet-record-list';
import { requirePet } from '@/lib/access/page';
import { now } from '@/lib/core/clock';
import { dayIn, latestDay } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';
import { getVetRecords } from '@/lib/vet-records/queries';
import { searchText, vetRecordQuery } from '@/lib/vet-records/schema';

interface VetRecordsPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'vetRecords');
}

/** Visits to the vet; with `?q=` those that have its words, with `?new=1&appointment=…` the form of a new one, filled in as far as it is
 * known. */
export default async function VetRecordsPage({ params, searchParams }: VetRecordsPageProps) {
  const { viewer, access } = await requirePet((await params).petId, 'view');
  const query = await searchParams;
  const q = searchText.parse(query.q);
  const { pet, records, costs, some } = await getVetRecords(access, q);
  const at = now();
  const latest = latestDay(at);
  const t = await getTranslations('vetRecords');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('title', { name: pet.name })} back={back} />
      <PetNav pet={pet} current="vetRecords" />
      {some ? <RecordSearch petId={pet.id} q={q} /> : null}
      {q === '' ? <CostTotals costs={costs} /> : null}
      <Messages namespaces={['entries', 'vetRecords', 'documents']}>
        <VetRecordList
          pet={pet}
          first={records}
          q={q}
          key={q}
          draft={vetRecordQuery(latest).parse(query)}
          today={dayIn(at, viewer.timeZone ?? 'UTC')}
          latest={latest}
        />
      </Messages>
    </>
  );
}
