import { useTranslations } from 'next-intl';
import { RowsLoading } from '@/components/records/pets/rows-loading';

export function StaysLoading() {
  const t = useTranslations('stays');
  return <RowsLoading text={t('loading')} row="h-24" />;
}
