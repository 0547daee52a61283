import type { Metadata } from 'next';
import { Booklet } from '@/components/overviews/health/booklet';
import { BookletEnd } from '@/components/overviews/health/booklet-end';
import { healthParts } from '@/components/overviews/health/health-parts';
import { HealthRecordView } from '@/components/overviews/health/health-record';
import { PetStateLine } from '@/components/overviews/health/pet-state-line';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { LostOffer } from '@/components/overviews/sharing/lost-banner';
import { PetHeader } from '@/components/records/pets/pet-header';
import { petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { stateOf } from '@/lib/overviews/health/pet-state';
import { CHART_POINTS, getHealthRecord } from '@/lib/overviews/health/queries';
import { upcomingSince } from '@/lib/records/appointments/appointment';
import { readRange } from '@/lib/records/weights/vocabulary';

type PetPageProps = PageProps<'/[locale]/pets/[petId]'>;

export async function generateMetadata({ params, searchParams }: PetPageProps): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, (await searchParams).tab === 'health' ? 'health' : 'overview');
}

/** The booklet, where the stamp of `?stamp=` lands, or with `?tab=health` the health record. */
export default async function PetPage({ params, searchParams }: PetPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { tab: asked, range, new: entry, stamp } = await searchParams;
  const tab = asked === 'health' ? 'health' : 'overview';
  const shown = tab === 'health' ? {} : { from: upcomingSince(page.reader.at) };
  const record = await getHealthRecord(page.access, { measured: CHART_POINTS, ...shown });
  const adding = (['vaccination', 'weight'] as const).find((one) => one === entry) ?? null;
  const health = { record, range: readRange(range), adding };
  const { planned, state } = stateOf(record, page.lost !== null, page.reader);
  return (
    <>
      <PetHeader of={page} current={tab} title={page.petName}>
        <PetStateLine name={page.petName} state={state} />
      </PetHeader>
      {tab === 'health' ? (
        <ClientContext namespaces={['entries', 'documents', ...healthParts]}>
          <HealthRecordView {...health} />
        </ClientContext>
      ) : (
        <>
          <Booklet
            record={record}
            state={state}
            planned={planned}
            landing={typeof stamp === 'string' ? stamp : null}
            lost={<LostOffer pet={record.pet} lost={page.lost} />}
            paper={<PaperCard petId={record.pet.id} />}
          />
          <BookletEnd record={record} />
        </>
      )}
    </>
  );
}
