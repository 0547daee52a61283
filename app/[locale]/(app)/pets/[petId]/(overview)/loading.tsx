import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PassportCardSkeleton } from '@/components/records/pets/passport-card-skeleton';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';

export default function PetLoading() {
  const t = useTranslations('pets.detail');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton full />
      <PassportCardSkeleton />
    </LoadingNotice>
  );
}
