import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function StayProofLoading() {
  const t = useTranslations('stayProof');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton back text />
      <div className="grid gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </LoadingNotice>
  );
}
