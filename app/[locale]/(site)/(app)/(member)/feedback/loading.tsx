import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/core/config/paths';

export default function FeedbackLoading() {
  const t = useTranslations();
  return (
    <LoadingNotice text={t('common.loading')}>
      <PageHeader
        title={t('feedback.title')}
        text={t('feedback.intro')}
        back={{ href: paths.profile, label: t('account.title') }}
      />
      <Skeleton className="mb-5 h-11 max-w-96" />
      <Card className="grid gap-5">
        <Skeleton className="h-40" />
        <Skeleton className="h-13 max-w-32" />
      </Card>
    </LoadingNotice>
  );
}
