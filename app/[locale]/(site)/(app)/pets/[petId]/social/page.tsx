import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { Gallery } from '@/components/records/photos/gallery';
import { PhotoImportLink } from '@/components/sharing/photo-import/photo-import-link';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
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

export default async function SocialPage({ params, searchParams }: SocialPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const filter = galleryQuery.parse(await searchParams);
  const gallery = await getGallery(access, filter, reader.timeZone);
  const t = await getTranslations('photos');
  return (
    <>
      <PetHeader of={page} current="social" title={t('title', { name: gallery.pet.name })} />
      <ClientContext namespaces={['entries', 'photos']}>
        {/* Keyed by filter, so that no photos of another filter remain. */}
        <Gallery key={`${filter.year} ${filter.tag}`} gallery={gallery} filter={filter} />
      </ClientContext>
      <PhotoImportLink petId={gallery.pet.id} />
    </>
  );
}
