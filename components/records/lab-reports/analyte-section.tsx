import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DayTable } from '@/components/charts/day-table';
import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { formatDay } from '@/lib/core/time/dates';
import { analyteSeries, resultsOf } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { convertValue } from '@/lib/records/lab-reports/units';
import { AnalyteChart } from './analyte-chart';
import { useLabWords } from './lab-words';

interface AnalyteSectionProps {
  analyteKey: string;
  /** Newest first. */
  reports: readonly LabReport[];
}

/** All results of one analyte: drawn in one unit, then each as printed. */
export function AnalyteSection({ analyteKey, reports }: AnalyteSectionProps) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { nameOf, shortRangeStatus, textIn } = useLabWords();
  const results = resultsOf(analyteKey, reports);
  const series = analyteSeries(reports, analyteKey);
  const [newest] = results;
  const target = results.find(({ result }) => result.value !== null)?.result;
  const valuesOf = (result: LabResult) => {
    const value = target && result.value !== null ? convertValue(result.value, result, target) : null;
    const isConverted = value !== null && value !== result.value;
    return [textIn(result, value, target?.unit ?? null), shortRangeStatus(result, isConverted ? result.unit : null)];
  };
  if (!newest) return <p className="text-muted">{t('empty')}</p>;
  const name = nameOf(newest.result);
  return (
    <>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <AnalyteChart name={name} series={series} />
      <DayTable
        caption={t('chart.table')}
        dayHeading={t('sampledOn')}
        headings={[t('chart.value'), t('chart.range')]}
        rows={results.map(({ result, sampledOn }, index) => ({
          day: `${sampledOn} ${index}`,
          label: formatDay(sampledOn, locale, 'medium'),
          values: valuesOf(result),
        }))}
      />
      <p className="mt-2 text-sm text-muted">{t('own')}</p>
    </>
  );
}
