import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { ReservedRoom } from '@/components/shell/reserved-room';
import { Skeleton } from '@/components/ui/skeleton';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import { type Day, dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { PetGender } from '@/lib/records/pets/vocabulary';
import { sizeOf, usualAdultGrams, weightAlerts } from '@/lib/records/weights/alerts';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { weightTrend } from '@/lib/records/weights/trend';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightRange } from '@/lib/records/weights/vocabulary';
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
  gender: PetGender;
  breed: string | null;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  goal: WeightGoal | null;
  /** Newest first, as many as the chart draws. */
  weights: Page<Weight>;
  range: WeightRange;
  adding: boolean;
}

export function WeightSection({ petId, petName, weights, range, adding, ...pet }: WeightSectionProps) {
  const { at } = useReader();
  const { type, gender, dateOfBirth, deceasedOn, goal } = pet;
  const { items } = weights;
  const [last] = items;
  return (
    <>
      {last ? null : <ReservedRoom entry="weight" room={<Skeleton className="h-117 sm:h-104" />} />}
      {last ? <LastWeight weight={last} /> : null}
      {items.length > 0 ? <WeightTrend trend={weightTrend(items)} /> : null}
      {last && !deceasedOn ? (
        <WeightGoalLine
          petId={petId}
          type={type}
          goal={goal}
          progress={goal && goalProgress(goal, weeklyMedians(items))}
          lastGrams={last.grams}
        />
      ) : null}
      <WeightAlerts petName={petName} alerts={weightAlerts(items, pet, at)} usual={usualAdultGrams(items, pet)} />
      {dateOfBirth && !deceasedOn ? (
        <LifeStageLine pet={{ type, gender, dateOfBirth }} size={sizeOf(items, pet)} />
      ) : null}
      {last ? <WeightPeriod {...{ petName, weights, range }} /> : null}
      <div className="mt-3">
        <WeightList
          {...{ petId, petName, type, gender, adding }}
          ideal={idealRange(items, type)}
          first={pageOf(weights, ({ measuredAt }) => measuredAt)}
        />
      </div>
      <CsvTools petId={petId} filled={items.length > 0} />
    </>
  );
}

function LastWeight({ weight }: { weight: Weight }) {
  const t = useTranslations('weights');
  const { locale, timeZone, weightUnit } = useReader();
  return (
    <p>
      <span className="sr-only">{t('last')} </span>
      <span className="tabular text-3xl font-medium">{formatWeight(weight.grams, weightUnit, locale)}</span>{' '}
      <span className="text-sm text-muted">
        {formatDay(dayIn(instantFromJson(weight.measuredAt), timeZone), locale, 'medium')}
      </span>
    </p>
  );
}
