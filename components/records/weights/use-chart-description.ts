import { useTranslations } from 'next-intl';
import { type ChartEvent, countEvents } from '@/lib/records/weights/chart-event';
import type { Weight } from '@/lib/records/weights/weight';
import { useWeightWords } from './use-weight-words';

/** Describes a chart of weights for screen readers. Expects weights newest first. */
export function useChartDescription() {
  const t = useTranslations('weights.chart');
  const { translateFields, dayOf } = useWeightWords();
  return (weights: readonly [Weight, ...Weight[]], events: readonly ChartEvent[]): string => {
    const [last] = weights;
    const first = weights.at(-1) ?? last;
    const grams = weights.map((weight) => weight.grams);
    const description = {
      first: translateFields(first.grams),
      firstDate: dayOf(first),
      last: translateFields(last.grams),
      lastDate: dayOf(last),
      lowest: translateFields(Math.min(...grams)),
      highest: translateFields(Math.max(...grams)),
    };
    const curve = weights.length > 1 ? t('described', description) : t('one', description);
    return events.length > 0 ? `${curve} ${t('counted', countEvents(events))}` : curve;
  };
}
