import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function AppointmentsLoading() {
  const t = useTranslations('appointments');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back text />
      <PetNavSkeleton />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-48" />
      </Card>
    </LoadingNotice>
  );
}
