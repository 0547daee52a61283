import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks } from '@/components/charts/scale';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { type ChartEvent, countEvents } from '@/lib/records/weights/chart-event';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { displayUnit, fromGrams } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';
import { eventIcons } from './event-icons';
import { useWeightWords } from './use-weight-words';
import { WeightTable } from './weight-table';

interface WeightChartProps {
  petName: string;
  /** Newest first, at least one. */
  weights: readonly [Weight, ...Weight[]];
  ideal: IdealRange | null;
  events?: readonly ChartEvent[];
}

export function WeightChart({ petName, weights, ideal, events = [] }: WeightChartProps) {
  const t = useTranslations('weights.chart');
  const list = useTranslations('weights');
  const { locale, weightUnit } = useReader();
  const words = useWeightWords();
  const { translateFields, dayOf } = words;
  const momentOf = ({ measuredAt }: Weight) => instantFromJson(measuredAt).getTime();

  const [last] = weights;
  const first = weights.at(-1) ?? last;
  const placeOf = ({ day }: ChartEvent) => dayToColumn(day).getTime();
  const pinned = events.filter((event) => placeOf(event) >= momentOf(first) && placeOf(event) <= momentOf(last));
  const all = weights.map(({ grams }) => grams);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  // One unit for the whole axis, that of the heaviest value.
  const axis = displayUnit(highest, weightUnit);
  const ticks = roundTicks(
    [...all, ...(ideal ? [ideal.from, ideal.to] : [])].map((grams) => fromGrams(grams, axis)),
    4,
    0,
  );
  const described = {
    first: translateFields(first.grams),
    firstDate: dayOf(first),
    last: translateFields(last.grams),
    lastDate: dayOf(last),
    lowest: translateFields(lowest),
    highest: translateFields(highest),
  };
  return (
    <>
      <LineChart
        title={t('title', { name: petName })}
        description={[
          weights.length > 1 ? t('described', described) : t('one', described),
          pinned.length > 0 && t('counted', countEvents(pinned)),
        ]
          .filter(Boolean)
          .join(' ')}
        points={weights
          .map((weight) => ({
            at: momentOf(weight),
            value: fromGrams(weight.grams, axis),
            label: list('named', { weight: translateFields(weight.grams), date: dayOf(weight) }),
          }))
          .toReversed()}
        valueLabels={ticks.map((at) => ({
          at,
          label: `${formatNumber(at, locale, { max: 3 })} ${axis}`,
        }))}
        timeLabels={(momentOf(first) === momentOf(last) ? [last] : [first, last]).map((weight) => ({
          at: momentOf(weight),
          label: dayOf(weight),
        }))}
        {...(ideal && {
          band: {
            from: fromGrams(ideal.from, axis),
            to: fromGrams(ideal.to, axis),
            label: t('ideal', { name: petName }),
          },
        })}
        pins={pinned.map((event) => ({ at: placeOf(event), icon: eventIcons[event.kind] }))}
        pinLabels={(['visit', 'dose'] as const)
          .filter((kind) => pinned.some((event) => event.kind === kind))
          .map((kind) => ({ icon: eventIcons[kind], label: t(`pins.${kind}`) }))}
        className="cover-chart mt-5"
      />
      <WeightTable title={t('title', { name: petName })} weights={weights} events={pinned} words={words} />
    </>
  );
}
