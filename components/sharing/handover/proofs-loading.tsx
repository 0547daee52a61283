import { useTranslations } from 'next-intl';
import { RowsLoading } from '@/components/records/pets/rows-loading';

export function ProofsLoading() {
  const t = useTranslations('handover.proofs');
  return <RowsLoading text={t('loading')} row="h-16" />;
}
