import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { roundTicks } from '@/components/charts/scale';
import { eventIcons } from '@/components/records/weights/event-icons';
import { useChartDescription } from '@/components/records/weights/use-chart-description';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, daysBetween, instantFromJson } from '@/lib/core/time/dates';
import type { Pet } from '@/lib/records/pets/pet';
import { sizeOf } from '@/lib/records/weights/alerts';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { type LifeLine, lifeLine } from '@/lib/records/weights/life-line';
import { thin } from '@/lib/records/weights/thin';
import { displayUnit, fromGrams } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';

interface GrowthChartProps {
  pet: Pet;
  /** Newest first. */
  weights: readonly [Weight, ...Weight[]];
  events: readonly ChartEvent[];
}

/** Enough for a line; the health tab lists every weight. */
const DRAWN = 13;

/** A whole life where the birth is known, else the time of the weights. The page of weights has its table. */
export function GrowthChart({ pet, weights: all, events }: GrowthChartProps) {
  const t = useTranslations('weights.chart');
  const { locale, today, timeZone, weightUnit } = useReader();
  const describe = useChartDescription();
  const weights = thin(all, DRAWN);
  const [last] = weights;
  const first = weights.at(-1) ?? last;
  const day = ({ measuredAt }: Weight) => dayIn(instantFromJson(measuredAt), timeZone);
  const until = pet.deceasedOn ?? today;
  const { dateOfBirth, type } = pet;
  const size = sizeOf(all, { ...pet, goal: pet.weightGoal });
  const life = dateOfBirth ? lifeLine({ type, dateOfBirth }, size, until) : null;
  const place = life?.place ?? ((on: string) => daysBetween(day(first), on));
  const begin = dateOfBirth ?? day(first);
  const pinned = events.filter(({ day: on }) => on >= begin && on <= until);
  const grams = weights.map((weight) => weight.grams);
  const axis = displayUnit(Math.max(...grams), weightUnit);
  const ideal = idealRange(all, type);
  const drawn = [...grams, ...(ideal ? [ideal.from, ideal.to] : [])].map((one) => fromGrams(one, axis));
  const years = life?.years.map(({ age, place: at }) => ({ at, label: String(age) })) ?? [];
  return (
    <>
      <LineChart
        className="booklet-chart"
        mostDots={0}
        title={t('title', { name: pet.name })}
        description={describe(weights, pinned)}
        points={weights
          .map((weight) => ({ at: place(day(weight)), value: fromGrams(weight.grams, axis) }))
          .toReversed()}
        valueLabels={roundTicks(drawn, 3, 0).map((at) => ({ at, label: formatNumber(at, locale, { max: 3 }) }))}
        timeLabels={years}
        span={[0, place(until)]}
        pins={pinned.map(({ day: on, kind }) => ({ at: place(on), icon: eventIcons[kind] }))}
        {...(ideal && {
          band: {
            from: fromGrams(ideal.from, axis),
            to: fromGrams(ideal.to, axis),
            label: t('ideal', { name: pet.name }),
          },
        })}
      />
      {life && life.stages.length > 0 ? <Stages life={life} gender={pet.gender} /> : null}
    </>
  );
}

function Stages({ life, gender }: { life: LifeLine; gender: Pet['gender'] }) {
  const t = useTranslations('weights.stages');
  return (
    <ol className="booklet-stages">
      {life.stages.map(({ stage, from, to }) => (
        <li key={stage} style={{ flexGrow: Math.max(1, Math.round((to - from) * 100)) }}>
          {t(stage, { gender })}
        </li>
      ))}
    </ol>
  );
}
