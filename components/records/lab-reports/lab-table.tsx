import './lab-reports.css';
import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { type ComparedReport, type ComparedResult, compareLatest } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { isAbnormal, resultText } from '@/lib/records/lab-reports/lab-result';
import { useLabWords, useReportHead } from './lab-words';

interface LabTableProps {
  /** Newest first. */
  reports: readonly (ComparedReport & Pick<LabReport, 'laboratory'>)[];
}

/** Rows per report that are not folded. */
const SHOWN = 12;

/** Newest report of each sample next to earlier results, for vets and for paper. */
export function LabTable({ reports }: LabTableProps) {
  const t = useTranslations('labReports');
  const samples = [...new Set(reports.map(({ sample }) => sample))];
  return (
    <>
      {samples.map((sample) => (
        <SampleTable key={sample} reports={reports.slice(reports.findIndex((report) => report.sample === sample))} />
      ))}
      <p className="mt-1 text-xs text-muted">{t('own')}</p>
    </>
  );
}

function SampleTable({ reports }: LabTableProps) {
  const t = useTranslations('labReports');
  const headOf = useReportHead();
  const [latest] = reports;
  if (!latest) return null;
  const comparedResults = compareLatest(reports);
  const caption = headOf(latest);
  return (
    <>
      <h3 dir="auto" className="mt-2 font-sans text-sm font-medium wrap-anywhere">
        {caption}
      </h3>
      <Rows compared={comparedResults.slice(0, SHOWN)} caption={caption} />
      {comparedResults.length > SHOWN ? (
        <details className="group">
          <summary className="tap flex items-center gap-2 font-medium text-primary">
            {t('more', { count: comparedResults.length - SHOWN })}
            <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
          </summary>
          <Rows compared={comparedResults.slice(SHOWN)} caption={caption} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ compared, caption }: { compared: readonly ComparedResult[]; caption: string }) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { nameOf, shortRangeStatus, previousOf } = useLabWords();
  const beforeOf = ({ previous, result }: ComparedResult) => {
    if (!previous) return null;
    const { value, date } = previousOf(previous, result.unit);
    return `${value}, ${date}`;
  };
  return (
    <table className="lab-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cells.name')}</th>
          <th scope="col">{t('valueAndRange')}</th>
          <th scope="col">{t('before')}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report may list an analyte twice
          <tr key={`${one.key} ${index}`} className={isAbnormal(one.result) ? 'outside' : undefined}>
            <th scope="row">
              <bdi>{nameOf(one.result)}</bdi>
            </th>
            <td>
              <bdi>{resultText(one.result, locale)}</bdi> <span>{shortRangeStatus(one.result)}</span>
            </td>
            <td data-heading={t('before')}>{beforeOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
