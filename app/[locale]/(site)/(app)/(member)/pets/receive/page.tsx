import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReceiveFiles } from '@/components/overviews/receive/receive-files';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { canWrite } from '@/lib/page-context/roles';
import { listPets } from '@/lib/records/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('receive');
  return { title: t('title') };
}

/** Files shared from another app, to be assigned to a pet. Until then they stay in the browser. */
export default async function ReceivePage({ searchParams }: PageProps<'/[locale]/pets/receive'>) {
  const { viewer, reader } = await requirePageContext();
  const [t, list] = [await getTranslations('receive'), await getTranslations('pets.list')];
  const pets = (await listPets(viewer, reader.at))
    .filter(({ archived, role }) => !archived && canWrite(role))
    .map(({ id, name }) => ({ id, name }));
  const { problem } = await searchParams;
  return (
    <>
      <PageHeader title={t('title')} back={{ href: paths.pets, label: list('title') }} />
      <ClientContext namespaces={['entries', 'receive', 'documents']}>
        <ReceiveFiles userId={viewer.userId} pets={pets} problem={typeof problem === 'string' ? problem : null} />
      </ClientContext>
    </>
  );
}
