import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PassportCardSkeleton } from '@/components/pets/passport-card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function PetLoading() {
  const t = useTranslations('pets.detail');
  return (
    <LoadingNotice text={t('loading')}>
      <Skeleton className="mt-8 mb-6 h-10 w-40" />
      <Skeleton className="mb-6 h-11 w-72" />
      <PassportCardSkeleton />
    </LoadingNotice>
  );
}
