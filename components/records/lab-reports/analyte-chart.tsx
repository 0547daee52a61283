import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks, tickDigits } from '@/components/charts/scale';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayToColumn, formatDay } from '@/lib/core/time/dates';
import type { AnalyteSeries, SeriesPoint } from '@/lib/records/lab-reports/compare';
import { isOutside, resultText } from '@/lib/records/lab-reports/lab-result';
import { useLabWords } from './lab-words';

interface AnalyteChartProps {
  name: string;
  series: AnalyteSeries;
}

/** Draws the range of the newest result. Marks each value that is outside the range of its own day. */
export function AnalyteChart({ name, series: { unit, points, omitted } }: AnalyteChartProps) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { rangeOf } = useLabWords();
  const last = points.at(-1);
  if (!last) return null;
  const [first = last] = points;
  const at = ({ sampledOn }: SeriesPoint) => dayToColumn(sampledOn).getTime();
  const day = ({ sampledOn }: SeriesPoint) => formatDay(sampledOn, locale, 'medium');
  const text = (point: SeriesPoint) =>
    resultText({ ...point, value: Number(point.value.toFixed(3)), unit, text: null }, locale);
  const { low, high } = last;
  const range = rangeOf(last);
  const ticks = roundTicks(points.flatMap((point) => [point.value, ...[low, high].filter((limit) => limit !== null)]));
  const bandWords = range && t('chart.band', { date: day(last), range });
  return (
    <>
      <p>
        <span className="text-2xl font-semibold tabular">{text(last)}</span>{' '}
        <span className="text-sm text-muted">{day(last)}</span>
      </p>
      <LineChart
        title={name}
        description={t('chart.description', { count: points.length, value: text(last) })}
        points={points.map((point) => ({
          at: at(point),
          value: point.value,
          outside: isOutside(point),
          label: `${text(point)}, ${day(point)}`,
        }))}
        valueLabels={ticks.map((tick) => ({ at: tick, label: formatNumber(tick, locale, { min: tickDigits(ticks) }) }))}
        timeLabels={(at(first) === at(last) ? [last] : [first, last]).map((point) => ({
          at: at(point),
          label: day(point),
        }))}
        {...(low !== null && high !== null && bandWords && { band: { from: low, to: high, label: bandWords } })}
        outsideLabel={t('chart.outside')}
        className="mt-2"
      />
      {bandWords && (low === null || high === null) ? <p className="text-sm text-muted">{bandWords}</p> : null}
      {omitted > 0 ? <p className="text-sm text-muted">{t('chart.left', { count: omitted })}</p> : null}
    </>
  );
}
