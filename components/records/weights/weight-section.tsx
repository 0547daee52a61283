import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { ReservedRoom } from '@/components/loading/reserved-room';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/core/config/paths';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import type { Day } from '@/lib/core/time/dates';
import { sizeOf, usualAdultGrams, weightAlerts } from '@/lib/records/weights/alerts';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { weightTrend } from '@/lib/records/weights/trend';
import type { WeightRange } from '@/lib/records/weights/vocabulary';
import { weeklyMedians } from '@/lib/records/weights/weekly';
import type { Weight } from '@/lib/records/weights/weight';
import { goalProgress, type WeightGoal } from '@/lib/records/weights/weight-goal';
import { BigWeight } from './big-weight';
import { BodyCondition } from './body-condition';
import { LateCsvTools } from './late-csv-tools';
import { LateWeightGoalLine } from './late-weight-goal';
import { LateWeightList } from './late-weight-list';
import { LifeStageLine } from './life-stage-line';
import { WeightAlerts } from './weight-alerts';
import { WeightAnswer } from './weight-answer';
import { WeightPeriod } from './weight-period';

interface WeightSectionProps {
  petId: string;
  petName: string;
  type: string;
  gender: string;
  breed: string | null;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  goal: WeightGoal | null;
  weights: Page<Weight>;
  range: WeightRange;
  events?: readonly ChartEvent[];
  adding: boolean;
}

export function WeightSection({ petId, petName, weights, range, events, adding, ...pet }: WeightSectionProps) {
  const t = useTranslations('weights');
  const { at } = usePageContext();
  const { type, gender, dateOfBirth, deceasedOn, goal } = pet;
  const { items } = weights;
  const [last] = items;
  const ideal = idealRange(items, pet);
  const head = last ? (
    <div>
      <p className="sr-only">{t('last')}</p>
      <BigWeight grams={last.grams} className="detail-number" />
    </div>
  ) : (
    <span className="detail-number" />
  );
  return (
    <>
      <LateWeightList
        {...{ petId, petName, type, gender, adding, head }}
        ideal={idealRange(items, pet, at)}
        first={pageOf(weights, ({ measuredAt }) => measuredAt)}
      >
        <div className="detail-main">
          {last ? (
            <WeightAnswer weight={last} ideal={ideal} trend={weightTrend(items)} />
          ) : (
            <ReservedRoom entry="weight" room={<Skeleton className="h-145 lg:h-117" />}>
              <p className="text-muted">{t('empty')}</p>
            </ReservedRoom>
          )}
          <WeightAlerts petName={petName} alerts={weightAlerts(items, pet, at)} usual={usualAdultGrams(items, pet)} />
          {last ? <WeightPeriod {...{ petName, weights, range, ideal, events }} /> : null}
          {dateOfBirth && !deceasedOn ? (
            <LifeStageLine pet={{ type, gender, dateOfBirth }} size={sizeOf(items, pet)} />
          ) : null}
          <BodyCondition weights={items} />
          {last && !deceasedOn && (type === 'dog' || type === 'cat') ? (
            <Button asChild variant="link" size="link" className="-ml-1 print:hidden">
              <IntentLink href={paths.petFood(petId)}>{t('portion')}</IntentLink>
            </Button>
          ) : null}
          {last && !deceasedOn ? (
            <LateWeightGoalLine
              petId={petId}
              type={type}
              goal={goal}
              progress={goal && goalProgress(goal, weeklyMedians(items))}
              lastGrams={last.grams}
            />
          ) : null}
        </div>
      </LateWeightList>
      <LateCsvTools petId={petId} filled={items.length > 0} />
    </>
  );
}
