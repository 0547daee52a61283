import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

const rows = ['w-44', 'w-28', 'w-36', 'w-20', 'w-24', 'w-26', 'w-32', 'w-60'] as const;

export default function ProfileLoading() {
  const t = useTranslations();
  return (
    <LoadingNotice text={t('common.loading')} wide>
      <PageHeader title={t('account.title')} />
      <div className="grid gap-5 max-lg:max-w-2xl lg:grid-cols-2 lg:gap-x-12">
        <div className="grid content-start gap-5">
          <Skeleton className="h-22 rounded-tile" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
        </div>
        <div>
          {rows.map((width) => (
            <div key={width} className="flex h-13.5 items-center border-b border-line">
              <Skeleton className={`h-5 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </LoadingNotice>
  );
}
