import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function VetRecordsLoading() {
  const t = useTranslations('vetRecords');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <PetNavSkeleton />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </Card>
    </LoadingNotice>
  );
}
