import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/** Heights of the fields in the first cards. */
const cards = [
  ['h-20 max-w-80', 'h-18', 'h-11 max-w-24'],
  ['h-24 max-w-64', 'h-36', 'h-11 max-w-24'],
  ['h-28', 'h-18 max-w-64', 'h-11 max-w-24'],
] as const;

export default function ProfileLoading() {
  const t = useTranslations();
  return (
    <LoadingNotice text={t('common.loading')}>
      <PageHeader title={t('account.title')} actions={<Skeleton className="h-11 w-32" />} />
      <Skeleton className="mb-4 h-11 max-w-xl" />
      <div className="grid gap-4">
        {cards.map((fields) => (
          <Card key={fields.join()} className="grid gap-5">
            <Skeleton className="h-6 w-44" />
            {fields.map((field) => (
              <Skeleton key={field} className={field} />
            ))}
          </Card>
        ))}
      </div>
    </LoadingNotice>
  );
}
