import './food.css';
import { useTranslations } from 'next-intl';
import { type FoodQuery, isQueryCupWrong, queryFields } from '@/lib/overviews/food/food-query';
import type { FoodEstimate } from '@/lib/overviews/food/queries';
import { FoodAnswer } from './food-answer';
import { FoodFacts } from './food-facts';
import { FOOD_RESULT, FoodForm } from './food-form';
import { FoodNotice } from './food-notice';
import { FoodSources } from './food-sources';
import { ToxicFoods } from './toxic-foods';

export function FoodPage({ food }: { food: FoodEstimate }) {
  const t = useTranslations('food');
  const { facts, query } = food;
  const { id, name, species } = facts;
  if (!species || !query) return <FoodNotice tone="info">{t('otherSpecies', { name })}</FoodNotice>;
  return (
    <>
      {facts.deceasedOn ? null : (
        <>
          <FoodFacts facts={facts} />
          {facts.last ? (
            <>
              <FoodForm
                pet={{ id, name, species }}
                plannedGrams={facts.goal && facts.goal.grams < facts.last.grams ? facts.goal.grams : null}
                query={query}
              />
              <div id={FOOD_RESULT} className="scroll-mt-20">
                <Answer food={food} query={query} grams={facts.last.grams} />
              </div>
            </>
          ) : null}
          <FoodSources species={species} factor={query.factor} />
        </>
      )}
      <ToxicFoods pet={{ id, name, isAlive: !facts.deceasedOn }} search={query.search} fields={queryFields(query)} />
    </>
  );
}

function Answer({ food, query, grams }: { food: FoodEstimate; query: FoodQuery; grams: number }) {
  const t = useTranslations('food');
  const { facts, answer } = food;
  const { name, species } = facts;
  if (typeof answer === 'string')
    return <FoodNotice tone="info">{t(`refusals.${answer}`, { name, months: facts.ageMonths ?? 0 })}</FoodNotice>;
  if (!answer || !species) return null;
  return (
    <div className="grid gap-3">
      {isQueryCupWrong(query) ? <FoodNotice tone="info">{t('problems.cup')}</FoodNotice> : null}
      <FoodAnswer pet={{ name, species, grams }} answer={answer} hasDensity={query.density.text !== ''} />
    </div>
  );
}
