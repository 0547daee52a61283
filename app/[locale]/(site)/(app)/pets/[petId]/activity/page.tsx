import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/loading/intent-link';
import { ActivityDays } from '@/components/overviews/activity/activity-days';
import { ActivityPeople } from '@/components/overviews/activity/activity-people';
import { ActivitySentence } from '@/components/overviews/activity/activity-sentence';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { requirePet } from '@/lib/access/page';
import { ringsOf } from '@/lib/access/rings';
import { ACTIVITY_DAYS } from '@/lib/collections/activity';
import { paths } from '@/lib/core/config/paths';
import { getActivity } from '@/lib/overviews/activity/queries';
import { activityQuery } from '@/lib/overviews/activity/schema';

const SHOWN = 60;

interface ActivityPageProps extends PetParams {
  searchParams: Promise<{ person?: string | string[]; before?: string | string[] }>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'activity');
}

export default async function ActivityPage({ params, searchParams }: ActivityPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader, face } = page;
  const searchQuery = await searchParams;
  const query = activityQuery.safeParse({ limit: SHOWN, person: searchQuery.person, cursor: searchQuery.before });
  const { person, cursor } = query.data ?? {};
  const { items, nextCursor } = await getActivity(access, { limit: SHOWN, person, cursor }, reader.at);
  const rings = ringsOf(access.people, access.memberId);
  const t = await getTranslations('activity');
  return (
    <ClientContext namespaces={[]}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader title={t('title', { name: face.name })} back={{ href: paths.pet(face.id), label: face.name }} />
      <NotOnPage pet={page.face} />
      {cursor === undefined ? <ActivitySentence lines={items} /> : null}
      <ActivityPeople petId={face.id} rings={rings} person={person} />
      <ActivityDays pet={face} lines={items} rings={rings} ownId={access.memberId} />
      {nextCursor === null ? null : (
        <Button asChild variant="ghost" className="mt-3">
          <IntentLink href={paths.petActivity(face.id, { person, before: nextCursor })}>{t('older')}</IntentLink>
        </Button>
      )}
      <p className="mt-6 text-center text-sm text-muted">{t('kept', { days: ACTIVITY_DAYS })}</p>
    </ClientContext>
  );
}
