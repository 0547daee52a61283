import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { NewPetSkeleton } from '@/components/records/pets/new-pet-skeleton';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function NewPetLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <NewPetSkeleton />
    </LoadingNotice>
  );
}
