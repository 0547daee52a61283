import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export default function PhotoImportLoading() {
  const t = useTranslations('photoImport');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeader title={t('title')} text={t('text')} />
      <Skeleton className="h-20" />
    </LoadingNotice>
  );
}
