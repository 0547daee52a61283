import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function ProfileLoading() {
  const t = useTranslations();
  return (
    <LoadingNotice text={t('common.loading')}>
      <PageHeader title={t('account.title')} />
      <Card className="grid gap-5">
        <Skeleton className="h-20 max-w-72" />
        <Skeleton className="h-11 max-w-32" />
        <Skeleton className="h-16 max-w-64" />
        <Skeleton className="h-11 max-w-44" />
      </Card>
    </LoadingNotice>
  );
}
