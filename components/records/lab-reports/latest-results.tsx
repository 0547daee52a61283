import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { compareLatest } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { positionOf, standsOut } from '@/lib/records/lab-reports/lab-result';
import { LabResultRow } from './lab-result-row';

interface LatestResultsProps {
  petId: string;
  /** Newest first. */
  reports: readonly [LabReport, ...LabReport[]];
}

/** Rows that are not folded, if fewer stand out. */
const SHOWN = 8;

export function LatestResults({ petId, reports }: LatestResultsProps) {
  const t = useTranslations('labReports');
  const compared = compareLatest(reports);
  const outside = compared.filter(({ result }) => standsOut(result)).length;
  const withoutRange = compared.filter(({ result }) => positionOf(result) === null).length;
  const first = Math.max(SHOWN, outside);
  const rows = (from: number, to?: number) =>
    compared.slice(from, to).map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a report may list an analyte twice
      <LabResultRow key={`${one.key} ${from + index}`} petId={petId} compared={one} reports={reports} />
    ));
  return (
    <>
      <p className="mb-2">
        {t('outsideOf', { outside })} {withoutRange > 0 ? t('withoutRange', { count: withoutRange }) : null}
      </p>
      <ul className="lab-results">{rows(0, first)}</ul>
      {compared.length > first ? (
        <details className="group">
          <summary className="tap flex items-center gap-2 font-medium text-primary">
            {t('more', { count: compared.length - first })}
            <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="lab-results">{rows(first)}</ul>
        </details>
      ) : null}
      <p className="mt-2 text-sm text-muted">{t('own')}</p>
    </>
  );
}
