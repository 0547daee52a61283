import { useTranslations } from 'next-intl';
import { AgendaSkeleton } from '@/components/overviews/agenda/agenda-skeleton';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetCardsSkeleton } from '@/components/records/pets/passport-card-skeleton';
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
