import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { Skeleton } from '@/components/ui/skeleton';

const rows = ['first', 'second', 'third'];

export function ProofsLoading() {
  const t = useTranslations('handover.proofs');
  return (
    <LoadingNotice text={t('loading')}>
      <Skeleton className="mt-2 h-10 max-w-72" />
      <div className="mt-5 grid gap-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-16 rounded-tile" />
        ))}
      </div>
    </LoadingNotice>
  );
}
