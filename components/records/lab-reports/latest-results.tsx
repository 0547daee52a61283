import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { compareLatest } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { isAbnormal } from '@/lib/records/lab-reports/lab-result';
import { ResultList } from './result-list';

interface LatestResultsProps {
  petId: string;
  /** Newest first. */
  reports: readonly [LabReport, ...LabReport[]];
}

const SHOWN = 8;

export function LatestResults({ petId, reports }: LatestResultsProps) {
  const t = useTranslations('labReports');
  const comparedResults = compareLatest(reports);
  const outside = comparedResults.filter(({ result }) => isAbnormal(result)).length;
  const withoutRange = comparedResults.filter(({ result }) => result.low === null && result.high === null).length;
  const first = Math.max(SHOWN, outside);
  return (
    <>
      <p className="mb-2">
        {t('outsideOf', { outside })} {withoutRange > 0 ? t('withoutRange', { count: withoutRange }) : null}
      </p>
      <ResultList petId={petId} compared={comparedResults.slice(0, first)} reports={reports} />
      {comparedResults.length > first ? (
        <details className="group">
          <summary className="tap flex items-center gap-2 font-medium text-primary">
            {t('more', { count: comparedResults.length - first })}
            <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
          </summary>
          <ResultList petId={petId} compared={comparedResults.slice(first)} reports={reports} />
        </details>
      ) : null}
      <p className="mt-2 text-sm text-muted">{t('own')}</p>
    </>
  );
}
