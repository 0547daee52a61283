import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { Skeleton } from '@/components/ui/skeleton';

export default function ShareLoading() {
  const t = useTranslations('sharing');
  return (
    <LoadingNotice text={t('loading')}>
      <Skeleton className="mt-8 mb-6 h-10 w-64" />
      <Skeleton className="mb-6 h-11 w-72" />
      <Skeleton className="h-96 rounded-card" />
    </LoadingNotice>
  );
}
