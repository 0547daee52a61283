import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { roundTicks, tickDigits } from '@/components/charts/scale';
import { eventIcons } from '@/components/records/weights/event-icons';
import { useChartDescription } from '@/components/records/weights/use-chart-description';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, daysBetween, instantFromJson } from '@/lib/core/time/dates';
import type { Pet } from '@/lib/records/pets/pet';
import { sizeOf } from '@/lib/records/weights/alerts';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { lifeLine } from '@/lib/records/weights/life-line';
import { thin } from '@/lib/records/weights/thin';
import { displayUnit, fromGrams } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';
import type { GrowthSummary } from './booklet-data';

/** Newest first. */
type Weights = readonly [Weight, ...Weight[]];

const DRAWN = 13;

/** Precise to less than a pixel on any screen. */
const roundPlace = (place: number) => Math.round(place * 10_000) / 10_000;

export function useGrowthChart(
  pet: Pet,
): (weights: Weights, events: readonly ChartEvent[]) => Pick<GrowthSummary, 'chart' | 'stages'> {
  const t = useTranslations('weights');
  const { locale, today, timeZone, weightUnit } = usePageContext();
  const describeChart = useChartDescription();
  const { name, dateOfBirth, type, gender } = pet;
  const until = pet.deceasedOn ?? today;
  const dayOf = ({ measuredAt }: Weight) => dayIn(instantFromJson(measuredAt), timeZone);
  return (all, events) => {
    const weights = thin(all, DRAWN);
    const first = weights.at(-1) ?? weights[0];
    const size = sizeOf(all, { ...pet, goal: pet.weightGoal });
    const life = dateOfBirth ? lifeLine({ type, dateOfBirth }, size, until) : null;
    const placeOf = (on: string) => (life ? roundPlace(life.place(on)) : daysBetween(dayOf(first), on));
    const firstDay = dateOfBirth ?? dayOf(first);
    const pinnedEvents = events.filter(({ day: on }) => on >= firstDay && on <= until);
    const grams = weights.map((weight) => weight.grams);
    const axis = displayUnit(Math.max(...grams), weightUnit);
    const ideal = idealRange(all, pet);
    const drawnValues = [...grams, ...(ideal ? [ideal.from, ideal.to] : [])].map((one) => fromGrams(one, axis));
    const ticks = roundTicks(drawnValues, 3, 0);
    const chart = {
      title: t('chart.title', { name }),
      description: describeChart(weights, pinnedEvents),
      points: weights.map((one) => ({ at: placeOf(dayOf(one)), value: fromGrams(one.grams, axis) })).toReversed(),
      valueLabels: ticks.map((at) => ({ at, label: formatNumber(at, locale, { min: tickDigits(ticks) }) })),
      timeLabels: life?.years.map(({ age, place: at }) => ({ at: roundPlace(at), label: String(age) })) ?? [],
      span: [0, placeOf(until)] as const,
      pins: pinnedEvents.map(({ day: on, kind }) => ({ at: placeOf(on), icon: eventIcons[kind] })),
      ...(ideal && {
        band: { from: fromGrams(ideal.from, axis), to: fromGrams(ideal.to, axis), label: t('chart.ideal', { name }) },
      }),
    };
    const stages = life?.stages.map(({ stage, from, to }) => ({
      name: stage ? t(`stages.${stage}`, { gender }) : '',
      from: roundPlace(from),
      share: Math.max(1, Math.round((to - from) * 100)),
    }));
    return { chart, stages: stages ?? [] };
  };
}
