import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PetFormSkeleton } from '@/components/pets/pet-form-skeleton';

export default function EditPetLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PetFormSkeleton />
    </LoadingNotice>
  );
}
