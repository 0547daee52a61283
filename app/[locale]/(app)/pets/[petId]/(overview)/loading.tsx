import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PassportCardSkeleton } from '@/components/pets/passport-card-skeleton';
import { PetNavSkeleton } from '@/components/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function PetLoading() {
  const t = useTranslations('pets.detail');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <PetNavSkeleton />
      <PassportCardSkeleton />
    </LoadingNotice>
  );
}
