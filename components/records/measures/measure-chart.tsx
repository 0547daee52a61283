import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks, tickDigits } from '@/components/charts/scale';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import type { Measure } from '@/lib/records/measures/measure';
import { isRangeValid } from '@/lib/records/measures/position';
import type { Reading } from '@/lib/records/measures/reading';
import { type ReadingPoint, rangeInUnit, readingSeries } from '@/lib/records/measures/readings';
import { useMeasureWords } from './measure-words';

type ChartedReading = Pick<Reading, 'id' | 'measuredAt' | 'value' | 'diastolic' | 'unit'>;

export type ChartedMeasure = Pick<
  Measure,
  'kind' | 'name' | 'unit' | 'low' | 'high' | 'rangeUnit' | 'rangeBy' | 'rangeSince'
>;

interface MeasureChartProps {
  measure: ChartedMeasure;
  /** Newest first. */
  readings: readonly ChartedReading[];
  /** Labels the time axis with times of one day. */
  isDay?: boolean;
}

/** Draws readings in the measure's current unit. On the server only: it bundles the names of all analytes. */
export function MeasureChart({ measure, readings, isDay = false }: MeasureChartProps) {
  const t = useTranslations('measures');
  const { locale, timeZone } = usePageContext();
  const { nameOf, formatReading, rangeOf, momentOf } = useMeasureWords();
  const { points, omitted } = readingSeries(readings, measure, timeZone);
  const last = points.at(-1);
  const [first = last] = points;
  const note = omitted > 0 ? <p className="text-sm text-muted">{t('chart.omitted', { count: omitted })}</p> : null;
  if (!last || !first) return note;
  const at = ({ measuredAt }: ReadingPoint) => instantFromJson(measuredAt);
  const timeOf = (point: ReadingPoint) =>
    isDay ? formatTime(timeIn(at(point), timeZone), locale) : formatDay(dayIn(at(point), timeZone), locale, 'numeric');
  const text = (point: ReadingPoint) => formatReading({ ...point, text: null, unit: measure.unit });
  const { low = null, high = null } = rangeInUnit(measure) ?? {};
  const rangedPoint = points.find((point) => isRangeValid(measure, point.measuredAt, timeZone));
  const limits = rangedPoint ? [low, high].filter((limit) => limit !== null) : [];
  const ticks = roundTicks([...points.map(({ value }) => value), ...limits], 4, 0);
  const range = rangeOf(measure);
  const ends = timeOf(first) === timeOf(last) ? [last] : [first, last];
  const since = rangedPoint && rangedPoint !== first ? at(rangedPoint).getTime() : undefined;
  const isOutside = ({ position }: ReadingPoint) => position === 'below' || position === 'above';
  return (
    <>
      <LineChart
        title={nameOf(measure)}
        description={t('chart.description', { count: points.length, value: text(last) })}
        points={points.map((point) => ({
          at: at(point).getTime(),
          value: point.value,
          outside: isOutside(point),
          label: `${text(point)}, ${momentOf(point)}`,
        }))}
        valueLabels={ticks.map((tick) => ({ at: tick, label: formatNumber(tick, locale, { min: tickDigits(ticks) }) }))}
        timeLabels={ends.map((point) => ({ at: at(point).getTime(), label: timeOf(point) }))}
        {...(rangedPoint &&
          low !== null &&
          high !== null &&
          range && { band: { from: low, to: high, since, label: range } })}
        outsideLabel={t('chart.outside')}
      />
      {note}
    </>
  );
}
