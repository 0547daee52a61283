import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Skeleton } from '@/components/ui/skeleton';

const hours = Array.from({ length: 8 }, (_, hour) => hour);

export default function RoutinesLoading() {
  const t = useTranslations('routines');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <Skeleton className="mb-4 h-13 w-52" />
      <Skeleton className="mb-3 h-8 w-64 max-w-full" />
      <div className="grid gap-4">
        {hours.map((hour) => (
          <Skeleton key={hour} className="h-12" />
        ))}
      </div>
    </LoadingNotice>
  );
}
