import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks, tickDigits } from '@/components/charts/scale';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { displayUnit, fromGrams } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';
import { eventIcons } from './event-icons';
import { useChartDescription } from './use-chart-description';
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
  const { locale, timeZone, weightUnit } = usePageContext();
  const words = useWeightWords();
  const describeChart = useChartDescription();
  const { translateFields, dayOf } = words;
  const momentOf = ({ measuredAt }: Weight) => instantFromJson(measuredAt).getTime();

  const [last] = weights;
  const first = weights.at(-1) ?? last;
  const [from, until] = [first, last].map(({ measuredAt }) => dayIn(instantFromJson(measuredAt), timeZone));
  const pinnedEvents = events.filter(({ day }) => from && until && day >= from && day <= until);
  // Clamps events to the chart's time span, because a day starts before a weight measured on it.
  const placeOf = ({ day }: ChartEvent) =>
    Math.min(momentOf(last), Math.max(momentOf(first), dayToColumn(day).getTime()));
  const all = weights.map(({ grams }) => grams);
  // Uses one unit for the whole axis, that of the heaviest value.
  const axis = displayUnit(Math.max(...all), weightUnit);
  const ticks = roundTicks(
    [...all, ...(ideal ? [ideal.from, ideal.to] : [])].map((grams) => fromGrams(grams, axis)),
    4,
    0,
  );
  return (
    <>
      <LineChart
        title={t('title', { name: petName })}
        description={describeChart(weights, pinnedEvents)}
        points={weights
          .map((weight) => ({
            at: momentOf(weight),
            value: fromGrams(weight.grams, axis),
            label: list('named', { weight: translateFields(weight.grams), date: dayOf(weight) }),
          }))
          .toReversed()}
        valueLabels={ticks.map((at) => ({
          at,
          label: `${formatNumber(at, locale, { min: tickDigits(ticks) })} ${axis}`,
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
        pins={pinnedEvents.map((event) => ({ at: placeOf(event), icon: eventIcons[event.kind] }))}
        pinLabels={kindsOf(pinnedEvents).map((kind) => ({ icon: eventIcons[kind], label: t(`pins.${kind}`) }))}
        className="cover-chart mt-5"
      />
      <WeightTable title={t('title', { name: petName })} weights={weights} events={pinnedEvents} words={words} />
    </>
  );
}

const kindsOf = (events: readonly ChartEvent[]) =>
  (['visit', 'dose'] as const).filter((kind) => events.some((event) => event.kind === kind));
