import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function ProposalsLoading() {
  const t = useTranslations('proposals');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton />
      <div className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </LoadingNotice>
  );
}
