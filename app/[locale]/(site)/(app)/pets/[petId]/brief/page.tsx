import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/overviews/visit-brief/print-button';
import { SinceForm } from '@/components/overviews/visit-brief/since-form';
import { VisitBriefView } from '@/components/overviews/visit-brief/visit-brief';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
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
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const { since: chosen } = await searchParams;
  const brief = await getVisitBrief(access, { chosen, timeZone: reader.timeZone, at: reader.at });
  const { pet, next } = brief;
  const t = await getTranslations('visitBrief');
  const back = { href: paths.pet(pet.id), label: (await getTranslations('pets.nav'))('overview') };
  const when = next && formatMeeting(instantFromJson(next.startsAt), await getLocale(), next.timeZone);
  return (
    <ClientContext namespaces={['visitBrief']}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader
        title={t('heading', { name: pet.name })}
        text={when ? t('next', { when: [when, next?.place].filter(Boolean).join(' · ') }) : t('intro')}
        back={back}
        actions={<PrintButton />}
      />
      <SinceForm petId={pet.id} since={brief.since} lastVisit={brief.lastVisit} />
      <NotOnPage pet={page.face} />
      <VisitBriefView brief={brief} />
    </ClientContext>
  );
}
