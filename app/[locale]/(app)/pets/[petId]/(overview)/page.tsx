import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HealthOverview } from '@/components/overviews/health/health-overview';
import { healthParts } from '@/components/overviews/health/health-parts';
import { HealthRecordView } from '@/components/overviews/health/health-record';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { LostOffer } from '@/components/overviews/sharing/lost-banner';
import { NextAppointment } from '@/components/records/appointments/next-appointment';
import { petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { CHART_POINTS, getHealthRecord } from '@/lib/overviews/health/queries';
import { upcomingSince } from '@/lib/records/appointments/appointment';
import { readRange } from '@/lib/records/weights/vocabulary';

type PetPageProps = PageProps<'/[locale]/pets/[petId]'>;

export async function generateMetadata({ params, searchParams }: PetPageProps): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, (await searchParams).tab === 'health' ? 'health' : 'overview');
}

/** The passport, or with `?tab=health` the health record. */
export default async function PetPage({ params, searchParams }: PetPageProps) {
  const { access, reader, lost } = await requirePet((await params).petId, 'view');
  const { tab: asked, range, new: entry } = await searchParams;
  const tab = asked === 'health' ? 'health' : 'overview';
  const shown = tab === 'health' ? { measured: CHART_POINTS } : { from: upcomingSince(reader.at) };
  const record = await getHealthRecord(access, shown);
  const adding = (['vaccination', 'weight'] as const).find((one) => one === entry) ?? null;
  const health = { record, range: readRange(range), adding };
  const t = await getTranslations('pets.nav');
  return (
    <>
      <PageHeader title={record.pet.name} back={{ href: paths.pets, label: t('back') }} />
      <PetNav pet={record.pet} current={tab} />
      {tab === 'health' ? (
        <ClientContext namespaces={['entries', 'documents', ...healthParts]}>
          <HealthRecordView {...health} />
        </ClientContext>
      ) : (
        <HealthOverview
          record={record}
          paper={<PaperCard petId={record.pet.id} />}
          next={record.next && <NextAppointment petId={record.pet.id} appointment={record.next} />}
        >
          <LostOffer pet={record.pet} lost={lost} />
        </HealthOverview>
      )}
    </>
  );
}
