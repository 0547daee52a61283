import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';

export function NoRecords({ name, q, kind }: { name: string; q: string; kind: RecordKind }) {
  const t = useTranslations('vetRecords');
  if (q === '' && kind === 'all') {
    return <EmptyState drawing="passport" title={t('emptyTitle', { name })} text={t('emptyText')} />;
  }
  return (
    <p className="py-4 text-muted">{q === '' && kind !== 'all' ? t(`nothing.${kind}`) : t('search.none', { q })}</p>
  );
}
