import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PassportCardSkeleton } from '@/components/records/pets/passport-card-skeleton';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
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
