import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ImportList } from '@/components/sharing/imports/import-list';
import { PhotoImport } from '@/components/sharing/photo-import/photo-import';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { findStorageRoom } from '@/lib/collections/quota';
import { paths } from '@/lib/core/config/paths';
import { canWrite } from '@/lib/page-context/roles';
import { listPets } from '@/lib/records/pets/queries';
import { listImports } from '@/lib/sharing/imports/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photoImport');
  return { title: t('title') };
}

export default async function PhotoImportPage({ searchParams }: PageProps<'/[locale]/pets/import/photos'>) {
  const { viewer, reader } = await requirePageContext();
  const { pet, import: earlierId } = await searchParams;
  const [all, room, imports] = await Promise.all([
    listPets(viewer, reader.at),
    findStorageRoom(viewer),
    listImports(viewer, reader.at),
  ]);
  const pets = all.filter(({ role }) => canWrite(role));
  const chosenPet = pets.find(({ id }) => id === pet) ?? pets[0];
  if (!chosenPet) redirect(paths.pets);
  const earlier = imports.find(
    ({ id, kind, petId, isUndone }) => id === earlierId && !isUndone && kind === 'photos' && petId === chosenPet.id,
  );
  const [t, list] = [await getTranslations('photoImport'), await getTranslations('pets.list')];
  return (
    <div className="max-w-xl">
      <PageHeader title={t('title')} text={t('text')} back={{ href: paths.pets, label: list('title') }} />
      <ClientContext namespaces={['entries', 'imports', 'photoImport', 'photos']}>
        <PhotoImport
          pets={pets.map(({ id, name, role }) => ({ id, name, room: role === 'owner' ? room : null }))}
          petId={chosenPet.id}
          earlierImport={earlier ?? null}
        />
      </ClientContext>
      <ClientContext namespaces={['imports']}>
        <ImportList imports={imports} />
      </ClientContext>
    </div>
  );
}
