import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function ExpensesLoading() {
  const t = useTranslations('expenses');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <div className="mt-4 grid gap-3">
        <Skeleton className="mb-4 h-40 rounded-now" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    </LoadingNotice>
  );
}
