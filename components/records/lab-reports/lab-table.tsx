import './lab-reports.css';
import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { type ComparedReport, type ComparedResult, compareLatest } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { resultText, standsOut } from '@/lib/records/lab-reports/lab-result';
import { useLabWords, useReportHead } from './lab-words';

interface LabTableProps {
  /** Newest first. */
  reports: readonly [ComparedReport & Pick<LabReport, 'laboratory'>, ...ComparedReport[]];
}

/** Rows that are not folded. */
const SHOWN = 12;

/** Latest report next to earlier results, for vets and for paper. */
export function LabTable({ reports }: LabTableProps) {
  const t = useTranslations('labReports');
  const headOf = useReportHead();
  const [latest] = reports;
  const compared = compareLatest(reports);
  const caption = headOf(latest);
  return (
    <>
      <p className="text-sm wrap-anywhere">{caption}</p>
      <Rows compared={compared.slice(0, SHOWN)} caption={caption} />
      {compared.length > SHOWN ? (
        <details className="group">
          <summary className="tap flex items-center gap-2 font-medium text-primary">
            {t('all', { count: compared.length })}
            <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
          </summary>
          <Rows compared={compared.slice(SHOWN)} caption={caption} />
        </details>
      ) : null}
      <p className="mt-1 text-xs text-muted">{t('own')}</p>
    </>
  );
}

function Rows({ compared, caption }: { compared: readonly ComparedResult[]; caption: string }) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { nameOf, rangeOf, placeOf, previousOf } = useLabWords();
  return (
    <table className="lab-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cells.name')}</th>
          <th scope="col">{t('cells.value')}</th>
          <th scope="col">{t('chart.range')}</th>
          <th scope="col">{t('before')}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ key, result, previous }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report may list an analyte twice
          <tr key={`${key} ${index}`} className={standsOut(result) ? 'outside' : undefined}>
            <th scope="row">
              <bdi>{nameOf(result)}</bdi>
            </th>
            <td>
              <bdi>{resultText(result, locale)}</bdi>
            </td>
            <td>
              {rangeOf(result)}
              {standsOut(result) ? <b>{placeOf(result)}</b> : null}
            </td>
            <td>{previous ? previousOf(previous, result.unit) : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
