import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetNavSkeleton } from '@/components/records/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function BriefLoading() {
  const t = useTranslations('visitBrief');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back text />
      <PetNavSkeleton />
      <div className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-24" />
      </div>
    </LoadingNotice>
  );
}
