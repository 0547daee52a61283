import './lab-reports.css';
import { useTranslations } from 'next-intl';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { useReportHead } from './lab-words';
import { LateLabReportList } from './late-lab-report-list';
import { LatestResults } from './latest-results';

interface LabReportSectionProps {
  petId: string;
  reports: Page<LabReport>;
}

export function LabReportSection({ petId, reports }: LabReportSectionProps) {
  const t = useTranslations('labReports');
  const headOf = useReportHead();
  const [latest] = reports.items;
  const head = latest ? (
    <div>
      <h2>{t('latest')}</h2>
      <p dir="auto" className="text-sm text-muted wrap-anywhere">
        {headOf(latest)}
      </p>
    </div>
  ) : (
    <span />
  );
  return (
    <LateLabReportList petId={petId} first={pageOf(reports, ({ sampledOn }) => sampledOn)} head={head}>
      {latest ? (
        <>
          <LatestResults petId={petId} reports={[latest, ...reports.items.slice(1)]} />
          <h2 className="mt-7">{t('reports')}</h2>
        </>
      ) : null}
    </LateLabReportList>
  );
}
