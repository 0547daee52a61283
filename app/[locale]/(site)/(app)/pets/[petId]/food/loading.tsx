import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function FoodLoading() {
  const t = useTranslations('food');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton back />
      <div className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-96 sm:h-64" />
        <Skeleton className="h-48" />
      </div>
    </LoadingNotice>
  );
}
