import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TravelForm } from '@/components/overviews/travel/travel-form';
import { TravelLimits } from '@/components/overviews/travel/travel-limits';
import { TravelPlan } from '@/components/overviews/travel/travel-plan';
import { TravelRefusal } from '@/components/overviews/travel/travel-refusal';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getTrip } from '@/lib/overviews/travel/queries/trips';

interface TravelPageProps extends PetParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'travel');
}

/** Requirements of a trip, counted back from the day of arrival in the URL. */
export default async function TravelPage({ params, searchParams }: TravelPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const tripPage = await getTrip(access, { query: await searchParams, at: reader.at, today: reader.today });
  const { pet, asked: tripQuery, plan, refusal, today } = tripPage;
  const t = await getTranslations('travel');
  const form = <TravelForm pet={pet} asked={tripQuery} today={today} />;
  return (
    <ClientContext namespaces={[]}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader
        title={t('heading', { name: pet.name })}
        text={plan ? undefined : t('intro')}
        back={{ href: paths.petHealth(pet.id), label: (await getTranslations('pets.nav'))('health') }}
      />
      <NotOnPage pet={page.face} reads={['vaccinations', 'treatments', 'appointments']} />
      {refusal ? <TravelRefusal reason={refusal} /> : null}
      {plan && tripQuery.trip ? (
        <TravelPlan page={tripPage} trip={tripQuery.trip} plan={plan}>
          {form}
        </TravelPlan>
      ) : (
        form
      )}
      <TravelLimits />
    </ClientContext>
  );
}
