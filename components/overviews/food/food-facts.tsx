import { useTranslations } from 'next-intl';
import { useCan, usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { FoodFacts as Facts } from '@/lib/overviews/food/queries';
import { formatWeight } from '@/lib/records/weights/units';
import { FoodNotice } from './food-notice';

/** Recorded facts that the estimate uses or that speak for asking a vet. */
export function FoodFacts({ facts }: { facts: Facts }) {
  const t = useTranslations('food.facts');
  const { locale, timeZone, weightUnit } = usePageContext();
  const { id, name, last, isStale, conditions, fastLoss } = facts;
  const can = useCan();
  const dayOf = (at: string) => formatDay(dayIn(instantFromJson(at), timeZone), locale, 'medium');
  return (
    <div className="grid gap-3">
      {last ? (
        <p>
          {t('weight', { weight: formatWeight(last.grams, weightUnit, locale), date: dayOf(last.measuredAt) })}{' '}
          {facts.ideal ? t('scored', { date: dayOf(facts.ideal.scoredAt) }) : t('notScored')}{' '}
          <LifeFacts facts={facts} />
        </p>
      ) : (
        <p>{t('noWeight', { name })}</p>
      )}
      {isStale ? <p>{t('stale', { name, days: facts.staleDays })}</p> : null}
      {can.edit && (!last || isStale) ? (
        <Button asChild variant="outline" className="justify-self-start">
          <IntentLink href={paths.newWeight(id)}>{t('weigh')}</IntentLink>
        </Button>
      ) : null}
      {fastLoss ? (
        <FoodNotice tone="vet">
          {t('fastLoss', {
            name,
            percent: formatNumber(fastLoss.percent, locale, { max: 1 }),
            limit: fastLoss.limit,
            since: dayOf(fastLoss.since.toISOString()),
            until: dayOf(fastLoss.until.toISOString()),
          })}
        </FoodNotice>
      ) : null}
      {conditions.length > 0 ? (
        <FoodNotice tone="vet">
          {t('conditions', { name })} <bdi>{conditions.join(' · ')}</bdi>
        </FoodNotice>
      ) : null}
    </div>
  );
}

function LifeFacts({ facts: { gender, stage, neutered } }: { facts: Facts }) {
  const t = useTranslations('food.facts');
  const weights = useTranslations('weights');
  const parts = [
    stage ? weights('stage', { stage: weights(`stages.${stage}`, { gender }) }) : t('noAge'),
    neutered === null ? t('neuteredUnknown') : t(neutered ? 'neutered' : 'intact', { gender }),
  ];
  return <>{parts.join(' · ')}.</>;
}
