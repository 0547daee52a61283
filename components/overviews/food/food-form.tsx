import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { paths } from '@/lib/core/config/paths';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { factorOf } from '@/lib/overviews/food/energy';
import { confirmationOf, type FoodQuery, needsConfirmation } from '@/lib/overviews/food/food-query';
import { densityUnits, type FactorId, type FedSpecies, factorsOf, mealCounts } from '@/lib/overviews/food/vocabulary';
import { typedNumber } from '@/lib/records/weights/units';
import { NumberInput } from './number-input';

/** Where the answer begins, so that the browser shows it. */
export const FOOD_RESULT = 'food-result';

interface FoodFormProps {
  pet: { id: string; name: string; species: FedSpecies };
  /** Planned weight in grams that the pet's record has; null without a plan. */
  plannedGrams: number | null;
  query: FoodQuery;
}

export function FoodForm({ pet, plannedGrams, query }: FoodFormProps) {
  const t = useTranslations('food.form');
  const { locale, weightUnit } = usePageContext();
  const planned = plannedGrams === null ? '' : typedNumber(plannedGrams, weightUnit, locale);
  return (
    <form action={`${paths.petFood(pet.id)}#${FOOD_RESULT}`} className="food-form print:hidden">
      <FactorField pet={pet} chosen={query.factor} />
      <NumberInput
        name="target"
        label={t('target', { unit: weightUnit })}
        hint={planned === '' ? t('targetHint') : t('targetPlanned', { planned, unit: weightUnit })}
        field={query.target}
      />
      <EnergyFields query={query} />
      <NumberInput name="cup" label={t('cup')} hint={t('cupHint')} field={query.cupGrams} />
      <div>
        <Label htmlFor="food-meals">{t('meals')}</Label>
        <Select id="food-meals" name="meals" defaultValue={query.meals ?? ''}>
          <option value="">{t('mealsOpen')}</option>
          {mealCounts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      </div>
      {needsConfirmation(query) ? (
        <label className="food-form-whole tap flex items-center gap-3">
          <Checkbox name="sure" value={confirmationOf(query)} defaultChecked={query.isConfirmed} />
          {t('sure')}
        </label>
      ) : null}
      <Button type="submit" className="food-form-whole">
        {t('show')}
      </Button>
    </form>
  );
}

function FactorField({ pet, chosen }: Pick<FoodFormProps, 'pet'> & { chosen: FactorId | null }) {
  const t = useTranslations('food');
  const { locale } = usePageContext();
  const rangeOf = (id: FactorId) => {
    const [low, high] = factorOf(pet.species, id)?.range ?? [0, 0];
    const [from, to] = [formatNumber(low, locale), formatNumber(high, locale)];
    return low === high ? from : t('form.range', { from, to });
  };
  return (
    <div>
      <Label htmlFor="food-factor">{t('form.factor', { name: pet.name })}</Label>
      <Select id="food-factor" name="factor" required defaultValue={chosen ?? ''}>
        <option value="" disabled>
          {t('form.choose')}
        </option>
        {factorsOf(pet.species).map((id) => (
          <option key={id} value={id}>
            {t(`factors.${id}`)} (× {rangeOf(id)})
          </option>
        ))}
      </Select>
    </div>
  );
}

function EnergyFields({ query: { density, unit } }: Pick<FoodFormProps, 'query'>) {
  const t = useTranslations('food.form');
  return (
    <div className="food-energy">
      <NumberInput name="kcal" label={t('kcal')} hint={t('kcalHint')} field={density} />
      <div>
        <Label htmlFor="food-unit">{t('per')}</Label>
        <Select id="food-unit" name="unit" defaultValue={unit}>
          {densityUnits.map((one) => (
            <option key={one} value={one}>
              {t(`units.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
