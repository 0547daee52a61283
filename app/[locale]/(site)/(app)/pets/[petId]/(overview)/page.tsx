import type { Metadata } from 'next';
import { Booklet } from '@/components/overviews/health/booklet';
import { BookletEnd } from '@/components/overviews/health/booklet-end';
import { partsOf, readHealthPage } from '@/components/overviews/health/health-parts';
import { HealthRecordView } from '@/components/overviews/health/health-record';
import { HealthSummary } from '@/components/overviews/health/health-summary';
import { PetStateLine } from '@/components/overviews/health/pet-state-line';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { petMetadata } from '@/components/records/pets/pet-metadata';
import { LostOffer } from '@/components/sharing/links/lost-banner';
import { SignedCard } from '@/components/sharing/signed-passport/signed-card';
import { requirePet } from '@/lib/access/page';
import { stateOf } from '@/lib/overviews/health/pet-state';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { upcomingSince } from '@/lib/records/appointments/appointment';
import { JUDGED_READINGS } from '@/lib/records/weights/vocabulary';

export async function generateMetadata(page: PageProps<'/[locale]/pets/[petId]'>): Promise<Metadata> {
  const { petName } = await requirePet((await page.params).petId, 'view');
  return petMetadata(petName, (await page.searchParams).tab === 'health' ? 'health' : 'overview');
}

export default async function PetPage({ params, searchParams }: PageProps<'/[locale]/pets/[petId]'>) {
  const [page, query] = [await requirePet((await params).petId, 'view'), await searchParams];
  const tab = query.tab === 'health' ? 'health' : 'overview';
  const healthPage = tab === 'health' ? readHealthPage(query) : null;
  const record = await getHealthRecord(page.access, {
    measured: JUDGED_READINGS,
    parts: partsOf[healthPage ?? (tab === 'health' ? 'summary' : 'overview')],
    measureId: healthPage === 'measure' ? String(query.key) : undefined,
    from: tab === 'overview' ? upcomingSince(page.reader.at) : undefined,
  });
  if (healthPage) return <HealthRecordView record={record} page={healthPage} query={query} />;
  const { planned, state } = stateOf(record, page.lost !== null, page.reader);
  return (
    <>
      <PetHeader of={page} current={tab} title={page.petName}>
        <PetStateLine name={page.petName} state={state} />
      </PetHeader>
      <NotOnPage pet={record.pet} />
      {tab === 'health' ? (
        <HealthSummary record={record} state={state} planned={planned} />
      ) : (
        <>
          <Booklet
            record={record}
            state={state}
            planned={planned}
            landing={typeof query.stamp === 'string' ? query.stamp : null}
            lost={<LostOffer pet={record.pet} lost={page.lost} />}
            paper={<PaperCard petId={record.pet.id} type={record.pet.type} signed={<SignedCard pet={record.pet} />} />}
          />
          <BookletEnd record={record} />
        </>
      )}
    </>
  );
}
