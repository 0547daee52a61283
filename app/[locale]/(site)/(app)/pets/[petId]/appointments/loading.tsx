import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function AppointmentsLoading() {
  const t = useTranslations('appointments');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <div className="mt-4 grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-26" />
        <Skeleton className="h-26" />
        <Skeleton className="h-13" />
      </div>
    </LoadingNotice>
  );
}
