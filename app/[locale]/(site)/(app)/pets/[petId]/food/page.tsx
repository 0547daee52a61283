import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FoodPage } from '@/components/overviews/food/food-page';
import { NotOnPage } from '@/components/overviews/waiting/not-on-page';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getFood } from '@/lib/overviews/food/queries';

interface FoodPageProps extends PetParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'food');
}

/** Estimated energy and portions for the food in the URL, and the foods that harm dogs and cats. */
export default async function PetFoodPage({ params, searchParams }: FoodPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const food = await getFood(page.access, await searchParams, page.reader);
  const { id, name } = food.facts;
  const t = await getTranslations('food');
  return (
    <ClientContext namespaces={[]}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader
        title={t('heading', { name })}
        text={t('intro')}
        back={{ href: paths.petHealth(id), label: (await getTranslations('pets.nav'))('health') }}
      />
      <NotOnPage pet={page.face} reads={['weights', 'conditions']} />
      <FoodPage food={food} />
    </ClientContext>
  );
}
