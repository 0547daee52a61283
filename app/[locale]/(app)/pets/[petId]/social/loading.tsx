import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PetNavSkeleton } from '@/components/pets/pet-nav';
import { GallerySkeleton } from '@/components/photos/gallery-skeleton';
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
