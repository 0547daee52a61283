import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function ShareLoading() {
  const t = useTranslations('sharing');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back text />
      <PetNavSkeleton />
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-16" />
        <Skeleton className="h-64 md:h-32" />
        <Skeleton className="h-28" />
        <Skeleton className="h-13 w-40" />
      </Card>
    </LoadingNotice>
  );
}
