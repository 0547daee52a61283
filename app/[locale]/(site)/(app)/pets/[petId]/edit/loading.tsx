import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PetFormSkeleton } from '@/components/records/pets/pet-form-skeleton';
import { PetHeaderSkeleton } from '@/components/records/pets/pet-header';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function EditPetLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PetHeaderSkeleton />
      <PageHeaderSkeleton />
      <PetFormSkeleton />
    </LoadingNotice>
  );
}
