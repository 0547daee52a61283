import { useTranslations } from 'next-intl';
import { TodaySkeleton } from '@/components/overviews/agenda/today-skeleton';
import { LoadingNotice } from '@/components/records/pets/loading-notice';

export default function HomeLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')} wide>
      <TodaySkeleton />
    </LoadingNotice>
  );
}
