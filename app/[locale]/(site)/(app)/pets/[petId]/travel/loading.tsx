import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function TravelLoading() {
  const t = useTranslations('travel');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton back />
      <div className="grid gap-4">
        <Skeleton className="h-52 sm:h-20" />
        <Skeleton className="h-48" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </LoadingNotice>
  );
}
