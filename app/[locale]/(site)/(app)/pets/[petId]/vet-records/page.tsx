import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { RecordHead } from '@/components/records/vet-records/record-head';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import { TableLink } from '@/components/sharing/table-import/table-link';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { languageOf } from '@/lib/core/i18n/locales';
import { documentEntries, documentPage } from '@/lib/overviews/health/document-entries';
import { getVetRecords } from '@/lib/records/vet-records/queries';
import { searchText, vetRecordQuery } from '@/lib/records/vet-records/schema';
import { OTHER_DOCUMENTS, readKind } from '@/lib/records/vet-records/vocabulary';

interface VetRecordsPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'vetRecords');
}

export default async function VetRecordsPage({ params, searchParams }: VetRecordsPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const query = await searchParams;
  const [q, kind] = [searchText.parse(query.q), readKind(query.show)];
  const { pet, records, otherDocuments, some } = await getVetRecords(access, { q, kind });
  const t = await getTranslations('vetRecords');
  const draft = vetRecordQuery(reader.latest).parse(query);
  const locale = languageOf(reader.locale);
  const entries = documentEntries(otherDocuments, { q, kind, locale, timeZone: reader.timeZone });
  return (
    <>
      <PetHeader of={page} current="vetRecords" title={t('title', { name: pet.name })} />
      <div className="records">
        {some ? <RecordHead petId={pet.id} q={q} kind={kind} /> : null}
        <ClientContext namespaces={['entries', 'vetRecords', 'documents', 'expenses', 'sources']}>
          <RecordTimeline
            key={`${kind} ${q}`}
            pet={pet}
            first={records}
            otherDocuments={documentPage(entries, { limit: OTHER_DOCUMENTS })}
            q={q}
            kind={kind}
            draft={draft}
          />
        </ClientContext>
        <TableLink petId={pet.id} kind="vet-records" />
      </div>
    </>
  );
}
