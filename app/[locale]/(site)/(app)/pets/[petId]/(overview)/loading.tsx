import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function PetLoading() {
  const t = useTranslations('pets.detail');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton full />
      <Skeleton className="mx-auto h-120 max-w-[56.5rem] rounded-card" />
    </LoadingNotice>
  );
}
