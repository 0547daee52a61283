import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function BriefLoading() {
  const t = useTranslations('visitBrief');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton text />
      <div className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-24" />
      </div>
    </LoadingNotice>
  );
}
