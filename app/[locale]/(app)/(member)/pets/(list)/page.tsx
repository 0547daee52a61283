import { Plus } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetList } from '@/components/records/pets/pet-list';
import { RecentlyDeleted } from '@/components/records/pets/recently-deleted';
import { EmptyState } from '@/components/shell/empty-state';
import { IntentLink } from '@/components/shell/intent-link';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { requireViewer } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { listPetsAndBin } from '@/lib/records/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pets.list');
  return { title: t('title') };
}

export default async function PetsPage() {
  const { pets, bin } = await listPetsAndBin(await requireViewer());
  const t = await getTranslations('pets.list');
  const add = (
    <Button asChild>
      <IntentLink href={paths.newPet}>
        <Icon of={Plus} />
        {t('add')}
      </IntentLink>
    </Button>
  );
  const some = pets.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={some ? t('count', { count: pets.length }) : undefined}
        actions={some ? add : null}
      />
      {some ? <PetList pets={pets} /> : <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={add} />}
      <RecentlyDeleted pets={bin} />
    </>
  );
}
