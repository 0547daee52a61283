import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetCoversSkeleton } from '@/components/records/pets/passport-card-skeleton';
import { PageHeader } from '@/components/shell/page-header';

export default function WeighLoading() {
  const t = useTranslations('pets.list');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeader title={t('weigh')} />
      <PetCoversSkeleton />
    </LoadingNotice>
  );
}
