import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeaderSkeleton } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function FactLoading() {
  const t = useTranslations('whoseWord');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <div className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    </LoadingNotice>
  );
}
