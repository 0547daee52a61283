import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function VetRecordsLoading() {
  const t = useTranslations('vetRecords');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </Card>
    </LoadingNotice>
  );
}
