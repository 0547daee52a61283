import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { Skeleton } from '@/components/ui/skeleton';

const rows = ['first', 'second', 'third'];

export default function PeopleLoading() {
  const t = useTranslations('people');
  return (
    <LoadingNotice text={t('loading')}>
      <Skeleton className="mt-2 h-12 rounded-control" />
      <Skeleton className="mt-4 h-9 max-w-72" />
      <Skeleton className="mt-4 h-54 rounded-tile" />
      <div className="mt-3 grid gap-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </LoadingNotice>
  );
}
