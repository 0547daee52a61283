import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { GallerySkeleton } from '@/components/records/photos/gallery-skeleton';

export default function SocialLoading() {
  const t = useTranslations('photos');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <GallerySkeleton />
    </LoadingNotice>
  );
}
