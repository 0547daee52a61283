import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { HealthOverview } from '@/components/health/health-overview';
import { HealthRecordView } from '@/components/health/health-record';
import { PetNav } from '@/components/pets/pet-nav';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { type Appointment, upcomingSince } from '@/lib/appointments/appointment';
import { now } from '@/lib/core/clock';
import { dayIn, formatMeeting, instantFromJson } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';
import { CHART_POINTS, getHealthRecord } from '@/lib/health/queries';
import { readRange } from '@/lib/weights/vocabulary';

/** Words of what runs in the browser. */
const HEALTH_WORDS = [
  'entries',
  'allergies',
  'conditions',
  'medications',
  'vaccinations',
  'weights',
  'vitals',
] as const;

interface PetPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: PetPageProps): Promise<Metadata> {
  const t = await getTranslations('pets.nav');
  return { title: t((await searchParams).tab === 'health' ? 'health' : 'overview') };
}

/** What comes next, in one line: what it is, and when on the clock of its place. */
async function nextLine(appointment: Appointment): Promise<{ label: string; text: string }> {
  const t = await getTranslations('appointments');
  const { title, kind, startsAt, timeZone } = appointment;
  const when = formatMeeting(instantFromJson(startsAt), await getLocale(), timeZone);
  return { label: t('next'), text: t('named', { what: title ?? t(`kinds.${kind}`), when }) };
}

/** A pet's passport, or with `?tab=health` its health record. */
export default async function PetPage({ params, searchParams }: PetPageProps) {
  const { viewer, access } = await requirePet((await params).petId, 'view');
  const { tab: asked, range } = await searchParams;
  const tab = asked === 'health' ? 'health' : 'overview';
  const at = now();
  const record = await getHealthRecord(
    access,
    tab === 'health' ? { measured: CHART_POINTS } : { from: upcomingSince(at) },
  );
  const t = await getTranslations('pets.nav');
  const today = dayIn(at, viewer.timeZone ?? 'UTC');
  return (
    <>
      <PageHeader title={record.pet.name} back={{ href: paths.pets, label: t('back') }} />
      <PetNav pet={record.pet} current={tab} />
      {tab === 'health' ? (
        <Messages namespaces={HEALTH_WORDS}>
          <HealthRecordView record={record} viewer={viewer} range={readRange(range)} at={at} />
        </Messages>
      ) : (
        <HealthOverview
          record={record}
          weightUnit={viewer.weightUnit}
          today={today}
          next={record.next && (await nextLine(record.next))}
        />
      )}
    </>
  );
}
