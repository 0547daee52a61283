import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { factorOf, restingEnergy } from '@/lib/overviews/food/energy';
import type { FoodAnswer as Answer } from '@/lib/overviews/food/food-answer';
import type { FedSpecies } from '@/lib/overviews/food/vocabulary';
import { formatWeight } from '@/lib/records/weights/units';
import { safePace } from '@/lib/records/weights/weight-goal';
import { FoodAmounts } from './food-amounts';
import { FoodNotice } from './food-notice';

interface FoodAnswerProps {
  pet: { name: string; species: FedSpecies; grams: number };
  answer: Answer;
  /** True if an energy of the food was typed. */
  hasDensity: boolean;
}

export function FoodAnswer({ pet, answer, hasDensity }: FoodAnswerProps) {
  const t = useTranslations('food.answer');
  const { locale, weightUnit } = usePageContext();
  const [low, high] = answer.kcal.map((kcal) => formatNumber(kcal, locale, { max: 0 }));
  const [from = 0, to = from] = factorOf(pet.species, answer.factor)?.range ?? [];
  const factors = [...new Set([from, to])].map((factor) => formatNumber(factor, locale));
  const basis = answer.loss?.grams ?? pet.grams;
  return (
    <section className="food-answer" aria-labelledby="food-answer">
      <h2 id="food-answer">
        {low === high ? t('kcal', { kcal: low ?? '' }) : t('kcalRange', { low: low ?? '', high: high ?? '' })}
      </h2>
      <p className="mt-1 text-muted">
        {t('estimate', {
          weight: formatWeight(basis, weightUnit, locale),
          resting: formatNumber(restingEnergy(basis), locale, { max: 0 }),
          factor: factors.join('–'),
        })}{' '}
        {answer.loss ? t(`basis.${answer.loss.basis}`) : null}
      </p>
      <FoodAmounts kcal={answer.kcal} portions={answer.portions} />
      <div className="food-notes">
        {answer.portions ? null : <p>{t(hasDensity ? 'wrongDensity' : 'noDensity')}</p>}
        {answer.loss ? <LossNotes pet={pet} loss={answer.loss} /> : null}
        {pet.species === 'cat' ? <p>{t('catEats')}</p> : null}
        <p>{t('differs', { name: pet.name })}</p>
        <FoodNotice tone="vet">{t('vet', { name: pet.name })}</FoodNotice>
      </div>
    </section>
  );
}

function LossNotes({ pet, loss }: { pet: FoodAnswerProps['pet']; loss: NonNullable<Answer['loss']> }) {
  const t = useTranslations('food.answer');
  const { locale } = usePageContext();
  return (
    <>
      {loss.isRaised ? <p>{t('raised', { name: pet.name })}</p> : null}
      <p>
        {t('minimum', { kcal: formatNumber(loss.minimum, locale, { max: 0 }) })}{' '}
        {loss.weeks === null ? null : t('weeks', { weeks: loss.weeks, limit: safePace(pet.species) ?? 0 })}
      </p>
    </>
  );
}
