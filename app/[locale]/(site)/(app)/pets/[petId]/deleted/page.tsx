import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DeletedList } from '@/components/overviews/deleted/deleted-list';
import { PetHeader } from '@/components/records/pets/pet-header';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { getDeleted } from '@/lib/overviews/deleted/queries';
import { BIN_DAYS } from '@/lib/overviews/deleted/vocabulary';
import { appointmentKinds } from '@/lib/records/appointments/vocabulary';
import { expenseCategories } from '@/lib/records/expenses/vocabulary';
import { measureKinds } from '@/lib/records/measures/vocabulary';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';

const SHOWN = 20;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deleted');
  return { title: t('title') };
}

export default async function DeletedPage({ params }: { params: Promise<{ petId: string }> }) {
  const page = await requirePet((await params).petId, 'edit');
  const { access, reader } = page;
  const { pet, entries } = await getDeleted(access, { limit: SHOWN }, reader.at);
  const t = await getTranslations();
  const language = languageOf(await getLocale());
  const names = Object.fromEntries([
    ...vaccinesOf(pet.type).map(({ id, name }) => [id, name[language]] as const),
    ...vitalKinds.map((kind) => [kind, t(`vitals.kinds.${kind}`)] as const),
    ...measureKinds.map((kind) => [kind, t(`measures.kinds.${kind}`)] as const),
    ...expenseCategories.map((category) => [category, t(`expenses.categories.${category}`)] as const),
    ...appointmentKinds.map((kind) => [kind, t(`appointments.kinds.${kind}`)] as const),
  ]);
  return (
    <ClientContext namespaces={['deleted', 'entries']}>
      <PetHeader of={page} current={null} title={null} />
      <PageHeader
        title={t('deleted.heading', { name: pet.name })}
        text={t('deleted.text', { days: BIN_DAYS })}
        back={{ href: paths.pet(pet.id), label: t('pets.nav.overview') }}
      />
      <DeletedList petId={pet.id} first={entries} names={names} />
    </ClientContext>
  );
}
