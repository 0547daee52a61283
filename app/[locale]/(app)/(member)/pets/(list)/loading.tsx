import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/pets/loading-notice';
import { PassportCardCompactSkeleton } from '@/components/pets/passport-card-skeleton';
import { PageHeader } from '@/components/shell/page-header';

export default function PetsLoading() {
  const t = useTranslations('pets.list');
  return (
    <LoadingNotice text={t('loading')}>
      <PageHeader title={t('title')} />
      <div className="grid gap-4 md:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <PassportCardCompactSkeleton key={place} />
        ))}
      </div>
    </LoadingNotice>
  );
}
