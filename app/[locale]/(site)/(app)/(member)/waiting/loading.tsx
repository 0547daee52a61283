import { useTranslations } from 'next-intl';
import { RowsLoading } from '@/components/records/pets/rows-loading';

export default function Loading() {
  const t = useTranslations('waiting');
  return <RowsLoading text={t('loading')} row="h-16" />;
}
