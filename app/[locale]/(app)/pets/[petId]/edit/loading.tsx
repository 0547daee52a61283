import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PetFormSkeleton } from '@/components/pets/pet-form-skeleton';
import { PetNavSkeleton } from '@/components/pets/pet-nav';
import { PageHeaderSkeleton } from '@/components/shell/page-header';

export default function EditPetLoading() {
  const t = useTranslations('common');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeaderSkeleton back />
      <PetNavSkeleton />
      <PetFormSkeleton />
    </LoadingNotice>
  );
}
