import { useTranslations } from 'next-intl';
import { LabTable } from '@/components/records/lab-reports/lab-table';
import type { SharedLabReport } from '@/lib/sharing/links/shared-view';
import { SharedCard } from './shared-card';

export function SharedLabReports({ reports }: { reports: readonly SharedLabReport[] }) {
  const t = useTranslations('labReports');
  if (reports.length === 0) return null;
  return (
    <SharedCard title={t('title')}>
      <LabTable reports={reports} />
    </SharedCard>
  );
}
