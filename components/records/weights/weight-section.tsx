import { useLocale, useTranslations } from 'next-intl';
import { ReservedRoom } from '@/components/shell/reserved-room';
import { Skeleton } from '@/components/ui/skeleton';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import { type Day, dayIn, formatDay, instantFromJson, latestDay } from '@/lib/core/time/dates';
import { sizeOf, usualAdultGrams, weightAlerts } from '@/lib/records/weights/alerts';
import { weightTrend } from '@/lib/records/weights/trend';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightRange, WeightUnit } from '@/lib/records/weights/vocabulary';
import { weeklyMedians } from '@/lib/records/weights/weekly';
import type { Weight } from '@/lib/records/weights/weight';
import { goalProgress, type WeightGoal } from '@/lib/records/weights/weight-goal';
import { CsvTools } from './csv-tools';
import { LifeStageLine } from './life-stage-line';
import { WeightAlerts } from './weight-alerts';
import { WeightGoalLine } from './weight-goal';
import { WeightList } from './weight-list';
import { WeightPeriod } from './weight-period';
import { WeightTrend } from './weight-trend';

interface WeightSectionProps {
  petId: string;
  petName: string;
  type: string;
  breed: string | null;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  goal: WeightGoal | null;
  /** Newest first, as many as the chart draws. */
  weights: Page<Weight>;
  unit: WeightUnit;
  timeZone: string | null;
  range: WeightRange;
  today: Day;
  at: string;
  adding: boolean;
}

export function WeightSection({
  petId,
  petName,
  weights,
  unit,
  timeZone,
  range,
  today,
  at,
  adding,
  ...pet
}: WeightSectionProps) {
  const { type, dateOfBirth, deceasedOn, goal } = pet;
  const zone = timeZone ?? 'UTC';
  const moment = instantFromJson(at);
  const { items } = weights;
  const [last] = items;
  return (
    <>
      {last ? null : <ReservedRoom entry="weight" room={<Skeleton className="h-117 sm:h-104" />} />}
      {last ? <LastWeight weight={last} unit={unit} timeZone={zone} /> : null}
      {items.length > 0 ? <WeightTrend trend={weightTrend(items)} unit={unit} timeZone={zone} /> : null}
      {last && !deceasedOn ? (
        <WeightGoalLine
          petId={petId}
          type={type}
          goal={goal}
          progress={goal && goalProgress(goal, weeklyMedians(items))}
          lastGrams={last.grams}
          unit={unit}
          today={today}
        />
      ) : null}
      <WeightAlerts
        petName={petName}
        alerts={weightAlerts(items, pet, moment)}
        usual={usualAdultGrams(items, pet)}
        unit={unit}
        timeZone={zone}
      />
      {dateOfBirth && !deceasedOn ? (
        <LifeStageLine pet={{ type, dateOfBirth }} size={sizeOf(items, pet)} today={today} />
      ) : null}
      {last ? <WeightPeriod {...{ petName, weights, range, moment, unit }} timeZone={zone} /> : null}
      <div className="mt-3">
        <WeightList
          petId={petId}
          type={type}
          first={pageOf(weights, ({ measuredAt }) => measuredAt)}
          unit={unit}
          timeZone={timeZone}
          latest={latestDay(moment)}
          adding={adding}
        />
      </div>
      <CsvTools petId={petId} unit={unit} filled={items.length > 0} />
    </>
  );
}

function LastWeight({ weight, unit, timeZone }: { weight: Weight; unit: WeightUnit; timeZone: string }) {
  const t = useTranslations('weights');
  const locale = useLocale();
  return (
    <p>
      <span className="sr-only">{t('last')} </span>
      <span className="tabular text-3xl font-medium">{formatWeight(weight.grams, unit, locale)}</span>{' '}
      <span className="text-sm text-muted">
        {formatDay(dayIn(instantFromJson(weight.measuredAt), timeZone), locale, 'medium')}
      </span>
    </p>
  );
}
