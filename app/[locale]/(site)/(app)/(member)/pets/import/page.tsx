import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/loading/intent-link';
import { ImportList } from '@/components/sharing/imports/import-list';
import { ImportView } from '@/components/sharing/pet-import/import-view';
import { NotImported } from '@/components/sharing/pet-import/not-imported';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { listImports } from '@/lib/sharing/imports/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('petImport');
  return { title: t('title') };
}

export default async function ImportPage({ searchParams }: PageProps<'/[locale]/pets/import'>) {
  const { viewer, reader } = await requirePageContext();
  const [{ import: earlierId }, imports] = [await searchParams, await listImports(viewer, reader.at)];
  const [t, list] = [await getTranslations('petImport'), await getTranslations('pets.list')];
  return (
    <div className="max-w-xl">
      <PageHeader title={t('title')} text={t('text')} back={{ href: paths.pets, label: list('title') }} />
      <ClientContext namespaces={['entries', 'imports', 'petImport']}>
        <ImportView earlierImport={imports.find(({ id, isUndone }) => id === earlierId && !isUndone) ?? null} />
      </ClientContext>
      <ul className="mt-5">
        <li>
          <IntentLink href={paths.importTable} className="tap inline-flex items-center text-primary underline">
            {t('fromTable')}
          </IntentLink>
        </li>
        <li>
          <IntentLink href={paths.importPhotos} className="tap inline-flex items-center text-primary underline">
            {t('fromPhotos')}
          </IntentLink>
        </li>
      </ul>
      <ClientContext namespaces={['imports']}>
        <ImportList imports={imports} />
      </ClientContext>
      <NotImported />
    </div>
  );
}
