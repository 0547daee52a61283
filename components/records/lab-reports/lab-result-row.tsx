import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { RangeBar } from '@/components/charts/range-bar';
import { Sparkline } from '@/components/charts/sparkline';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { petAnalyte } from '@/lib/core/config/paths';
import { dayToColumn } from '@/lib/core/time/dates';
import { analyteSeries, type ComparedResult } from '@/lib/records/lab-reports/compare';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { isAbnormal, positionOf, resultText } from '@/lib/records/lab-reports/lab-result';
import { useLabWords } from './lab-words';

interface LabResultRowProps {
  petId: string;
  compared: ComparedResult;
  /** Newest first. */
  reports: readonly LabReport[];
}

export function LabResultRow({ petId, compared: { key, result, previous }, reports }: LabResultRowProps) {
  const { locale } = usePageContext();
  const t = useTranslations('labReports');
  const { nameOf, rangeStatus, previousOf } = useLabWords();
  const { value, low, high, unit } = result;
  const position = positionOf(result);
  const status = rangeStatus(result);
  return (
    <li className="lab-result">
      <IntentLink href={petAnalyte(petId, key)} className="lab-name">
        <bdi>{nameOf(result)}</bdi>
      </IntentLink>
      <p className="lab-value">
        <bdi>{resultText(result, locale)}</bdi>
      </p>
      {status ? (
        <p className={isAbnormal(result) ? 'lab-status outside' : 'lab-status'}>
          {position === 'above' || position === 'below' ? (
            <Icon of={position === 'above' ? 'arrow-up' : 'arrow-down'} />
          ) : null}
          {status}
        </p>
      ) : null}
      {value !== null && low !== null && high !== null && high > low ? (
        <RangeBar value={value} range={[low, high]} />
      ) : null}
      {previous ? <p className="lab-was">{t('was', previousOf(previous, unit))}</p> : null}
      <ResultTrend reports={reports} of={key} />
    </li>
  );
}

function ResultTrend({ reports, of: key }: { reports: readonly LabReport[]; of: string }) {
  const { points } = analyteSeries(reports, key);
  if (points.length < 2) return null;
  const drawnPoints = points.map(({ sampledOn, value }) => ({ at: dayToColumn(sampledOn).getTime(), value }));
  return <Sparkline points={drawnPoints} band={null} className="lab-trend" />;
}
