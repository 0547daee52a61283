import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetNav } from '@/components/records/pets/pet-nav';
import { Gallery } from '@/components/records/photos/gallery';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getGallery } from '@/lib/records/photos/queries';
import { galleryQuery } from '@/lib/records/photos/schema';

interface SocialPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'social');
}

/** The photo gallery, filtered by `?tag=` and `?year=`. */
export default async function SocialPage({ params, searchParams }: SocialPageProps) {
  const { access, reader } = await requirePet((await params).petId, 'view');
  const filter = galleryQuery.parse(await searchParams);
  const gallery = await getGallery(access, filter, reader.timeZone);
  const t = await getTranslations('photos');
  const back = { href: paths.pets, label: (await getTranslations('pets.nav'))('back') };
  return (
    <>
      <PageHeader title={t('title', { name: gallery.pet.name })} back={back} />
      <PetNav pet={gallery.pet} current="social" />
      <ClientContext namespaces={['entries', 'photos']}>
        {/* Keyed by filter, so that no photos of another filter remain. */}
        <Gallery key={`${filter.year} ${filter.tag}`} gallery={gallery} filter={filter} />
      </ClientContext>
    </>
  );
}
