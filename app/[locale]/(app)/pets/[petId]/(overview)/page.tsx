import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NextAppointment } from '@/components/appointments/next-appointment';
import { HealthOverview } from '@/components/health/health-overview';
import { healthParts } from '@/components/health/health-parts';
import { HealthRecordView } from '@/components/health/health-record';
import { PaperCard } from '@/components/passport/paper-card';
import { petMetadata } from '@/components/pets/pet-metadata';
import { PetNav } from '@/components/pets/pet-nav';
import { LostOffer } from '@/components/sharing/lost-banner';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { upcomingSince } from '@/lib/appointments/appointment';
import { now } from '@/lib/core/clock';
import { dayIn } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';
import { CHART_POINTS, getHealthRecord } from '@/lib/health/queries';
import { readRange } from '@/lib/weights/vocabulary';

type PetPageProps = PageProps<'/[locale]/pets/[petId]'>;

export async function generateMetadata({ params, searchParams }: PetPageProps): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, (await searchParams).tab === 'health' ? 'health' : 'overview');
}

/** A pet's passport, or with `?tab=health` its health record. */
export default async function PetPage({ params, searchParams }: PetPageProps) {
  const { viewer, access, lost } = await requirePet((await params).petId, 'view');
  const { tab: asked, range, new: entry } = await searchParams;
  const tab = asked === 'health' ? 'health' : 'overview';
  const at = now();
  const shown = tab === 'health' ? { measured: CHART_POINTS } : { from: upcomingSince(at) };
  const record = await getHealthRecord(access, shown);
  const adding = (['vaccination', 'weight'] as const).find((one) => one === entry) ?? null;
  const health = { record, viewer, range: readRange(range), at, adding };
  const t = await getTranslations('pets.nav');
  return (
    <>
      <PageHeader title={record.pet.name} back={{ href: paths.pets, label: t('back') }} />
      <PetNav pet={record.pet} current={tab} />
      {tab === 'health' ? (
        <Messages namespaces={['entries', 'documents', ...healthParts]}>
          <HealthRecordView {...health} />
        </Messages>
      ) : (
        <HealthOverview
          record={record}
          weightUnit={viewer.weightUnit}
          today={dayIn(at, viewer.timeZone ?? 'UTC')}
          paper={<PaperCard petId={record.pet.id} />}
          next={record.next && <NextAppointment petId={record.pet.id} appointment={record.next} />}
        >
          <LostOffer pet={record.pet} lost={lost} />
        </HealthOverview>
      )}
    </>
  );
}
