import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/core/config/paths';

export default function TourLoading() {
  const t = useTranslations();
  return (
    <LoadingNotice text={t('common.loading')}>
      <PageHeader title={t('tour.title')} back={{ href: paths.profile, label: t('account.title') }} />
      <Skeleton className="mb-5 h-11" />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </div>
    </LoadingNotice>
  );
}
