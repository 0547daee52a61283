import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Skeleton } from '@/components/ui/skeleton';

const rows = Array.from({ length: 4 }, (_, row) => row);

export default function RoutinesLoading() {
  const t = useTranslations('routines');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <Skeleton className="mb-5 h-12 max-w-104 rounded-2xl" />
      <Skeleton className="mb-5 h-7 w-48 max-w-full" />
      <Skeleton className="mx-auto mb-14 h-36 w-64 max-w-full rounded-t-full" />
      <div className="grid gap-5">
        {rows.map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </LoadingNotice>
  );
}
