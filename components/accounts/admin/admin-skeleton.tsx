import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';

export function AdminSkeleton({ title, grid = false }: { title: string; grid?: boolean }) {
  const t = useTranslations('admin');
  return (
    <div data-loading>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <PageHeader title={title} />
      <div className={grid ? 'grid gap-3 md:grid-cols-2' : 'grid gap-3'}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} className="h-36 rounded-card" />
        ))}
      </div>
    </div>
  );
}
