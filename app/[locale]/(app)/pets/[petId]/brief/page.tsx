import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/overviews/visit-brief/print-button';
import { SinceForm } from '@/components/overviews/visit-brief/since-form';
import { VisitBriefView } from '@/components/overviews/visit-brief/visit-brief';
import { petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';
import { formatMeeting, instantFromJson } from '@/lib/core/time/dates';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';

interface BriefPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: BriefPageProps): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'brief');
}

/** Changes since the last visit, or since the day in `?since=`. */
export default async function BriefPage({ params, searchParams }: BriefPageProps) {
  const { viewer, access } = await requirePet((await params).petId, 'view');
  const { since: chosen } = await searchParams;
  const brief = await getVisitBrief(access, { chosen, timeZone: viewer.timeZone ?? 'UTC', at: now() });
  const { pet, next } = brief;
  const t = await getTranslations('visitBrief');
  const back = { href: paths.pet(pet.id), label: (await getTranslations('pets.nav'))('overview') };
  const when = next && formatMeeting(instantFromJson(next.startsAt), await getLocale(), next.timeZone);
  return (
    <Messages namespaces={['visitBrief']}>
      <PageHeader
        title={t('heading', { name: pet.name })}
        text={when ? t('next', { when: [when, next?.place].filter(Boolean).join(' · ') }) : t('intro')}
        back={back}
        actions={<PrintButton />}
      />
      <PetNav pet={pet} />
      <SinceForm petId={pet.id} since={brief.since} lastVisit={brief.lastVisit} today={brief.today} />
      <VisitBriefView brief={brief} weightUnit={viewer.weightUnit} />
    </Messages>
  );
}
