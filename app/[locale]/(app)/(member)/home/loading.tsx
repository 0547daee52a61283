import { useTranslations } from 'next-intl';
import { AgendaSkeleton } from '@/components/agenda/agenda-skeleton';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PetCardsSkeleton } from '@/components/pets/passport-card-skeleton';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function HomeLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton text />
      <AgendaSkeleton />
      <PetCardsSkeleton />
    </LoadingNotice>
  );
}
