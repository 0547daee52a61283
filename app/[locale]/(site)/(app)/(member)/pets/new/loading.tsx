import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetFormSkeleton } from '@/components/records/pets/pet-form-skeleton';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function NewPetLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <PetFormSkeleton />
    </LoadingNotice>
  );
}
