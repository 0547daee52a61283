import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import type { Page } from '@/lib/core/http/pagination';
import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { WeightRange } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';
import { RangeLinks } from './range-links';
import { WeightChart } from './weight-chart';

const SPANS = { '3m': 92 * DAY, '1y': 366 * DAY, all: null };

interface WeightPeriodProps {
  petName: string;
  weights: Page<Weight>;
  range: WeightRange;
  ideal: IdealRange | null;
  events?: readonly ChartEvent[];
}

export function WeightPeriod({ petName, weights, range, ideal, events = [] }: WeightPeriodProps) {
  const t = useTranslations('weights.chart');
  const { at } = usePageContext();
  const { items, nextCursor } = weights;
  const span = SPANS[range];
  const [newest, ...rest] = items.filter(
    ({ measuredAt }) => span === null || addMs(instantFromJson(measuredAt), span) >= at,
  );
  return (
    <>
      {newest ? (
        <WeightChart petName={petName} weights={[newest, ...rest]} ideal={ideal} events={events} />
      ) : (
        <p className="mt-3 text-muted">{t('none')}</p>
      )}
      <RangeLinks range={range} />
      {nextCursor && range === 'all' ? (
        <p className="mt-1 text-sm text-muted">{t('latestOnly', { count: String(items.length) })}</p>
      ) : null}
    </>
  );
}
