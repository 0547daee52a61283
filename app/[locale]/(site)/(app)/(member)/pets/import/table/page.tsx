import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ImportList } from '@/components/sharing/imports/import-list';
import { TableImport } from '@/components/sharing/table-import/table-import';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { canWrite } from '@/lib/page-context/roles';
import { listPets } from '@/lib/records/pets/queries';
import { listImports } from '@/lib/sharing/imports/queries';
import { tableKinds } from '@/lib/sharing/table-import/kinds';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tableImport');
  return { title: t('title') };
}

export default async function TableImportPage({ searchParams }: PageProps<'/[locale]/pets/import/table'>) {
  const { viewer, reader } = await requirePageContext();
  const { pet, of, import: earlierId } = await searchParams;
  const pets = (await listPets(viewer, reader.at)).filter(({ role }) => canWrite(role));
  const chosenPet = pets.find(({ id }) => id === pet) ?? pets[0];
  if (!chosenPet) redirect(paths.pets);
  const kind = tableKinds.find((one) => one === of) ?? 'weights';
  const imports = await listImports(viewer, reader.at);
  const earlier = imports.find(
    ({ id, petId, collection, isUndone }) =>
      id === earlierId && !isUndone && petId === chosenPet.id && collection === kind,
  );
  const [t, list] = [await getTranslations('tableImport'), await getTranslations('pets.list')];
  return (
    <div className="max-w-xl">
      <PageHeader title={t('title')} text={t('text')} back={{ href: paths.pets, label: list('title') }} />
      <ClientContext
        namespaces={['entries', 'imports', 'tableImport', 'weights', 'treatments', 'medications', 'appointments']}
      >
        <TableImport
          pets={pets.map(({ id, name, type, dateOfBirth, deceasedOn }) => ({
            id,
            name,
            type,
            dateOfBirth,
            deceasedOn,
          }))}
          petId={chosenPet.id}
          kind={kind}
          earlierImport={earlier ?? null}
        />
      </ClientContext>
      <ClientContext namespaces={['imports']}>
        <ImportList imports={imports} />
      </ClientContext>
    </div>
  );
}
