import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function AppointmentsLoading() {
  const t = useTranslations('appointments');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-48" />
      </Card>
    </LoadingNotice>
  );
}
