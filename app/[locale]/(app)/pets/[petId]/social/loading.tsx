import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
import { GallerySkeleton } from '@/components/records/photos/gallery-skeleton';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function SocialLoading() {
  const t = useTranslations('photos');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <PetNavSkeleton />
      <GallerySkeleton />
    </LoadingNotice>
  );
}
