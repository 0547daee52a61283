import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { HandoverButton } from '@/components/sharing/handover/handover-button';
import { PetChoice } from '@/components/sharing/links/pet-choice';
import { PeopleCard } from '@/components/sharing/people/people-card';
import { PeopleDesk } from '@/components/sharing/people/people-desk';
import { ShareParts } from '@/components/sharing/people/share-parts';
import { ClientContext } from '@/components/shell/client-context';
import { HelpLink } from '@/components/shell/help-link';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getPeoplePage } from '@/lib/sharing/people/queries/members';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'people');
}

export default async function PeoplePage({ params }: PetParams) {
  const { access, viewer, reader } = await requirePet((await params).petId, 'view');
  const people = await getPeoplePage(access, reader.at);
  const t = await getTranslations('people');
  const { pet, pets, members } = people;
  return (
    <ClientContext namespaces={['people', 'handover']}>
      <ShareParts petId={pet.id} current="people" />
      <div className="gap-x-10 lg:grid lg:grid-cols-2 lg:items-start">
        <div>
          <h1 className="mt-4 text-[1.8125rem] lg:text-[2.5rem]">{t('title', { name: pet.name })}</h1>
          <PetChoice pets={pets} petId={pet.id} to={paths.petPeople} />
          <PeopleCard pet={pet} members={members} viewerId={viewer.userId} />
        </div>
        <div className="lg:mt-14">
          <PeopleDesk people={people} viewerId={viewer.userId}>
            <HandoverButton
              pet={{ id: pet.id, name: pet.name }}
              people={members.filter(({ role }) => role !== 'owner').map(({ userId, name }) => ({ userId, name }))}
            />
          </PeopleDesk>
          <p className="mt-4">
            <HelpLink article="together" label={t('help')} />
          </p>
        </div>
      </div>
    </ClientContext>
  );
}
