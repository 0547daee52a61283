import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { type KcalRange, treatEnergy } from '@/lib/overviews/food/energy';
import type { Amount, Portion } from '@/lib/overviews/food/portion';

interface FoodAmountsProps {
  kcal: KcalRange;
  portions: readonly Portion[] | null;
}

const CUP_DIGITS = 2;

/** Daily and single portions, and the largest share of treats. */
export function FoodAmounts({ kcal, portions }: FoodAmountsProps) {
  const t = useTranslations('food.amounts');
  const amountText = useAmountText();
  const rangeText = useRangeText();
  const textOf = (pick: (portion: Portion) => Amount | null) =>
    amountText((portions ?? []).map(pick).filter((amount) => amount !== null));
  const rows = [
    ['day', textOf(({ day }) => day)],
    ['meal', textOf(({ meal }) => meal)],
    ['treats', t('kcal', { kcal: rangeText(kcal.map(treatEnergy)) })],
    ['dayBesideTreats', textOf(({ dayBesideTreats }) => dayBesideTreats)],
    ['mealBesideTreats', textOf(({ mealBesideTreats }) => mealBesideTreats)],
  ] as const;
  return (
    <dl className="food-amounts">
      {rows.map(([key, text]) =>
        text === '' ? null : (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function useRangeText() {
  const t = useTranslations('food.amounts');
  const { locale } = usePageContext();
  return (values: readonly number[], max = 0) => {
    const [low = '', high = low] = values.map((value) => formatNumber(value, locale, { max }));
    return low === high ? low : t('range', { low, high });
  };
}

function useAmountText() {
  const t = useTranslations('food.amounts');
  const rangeText = useRangeText();
  return (amounts: readonly Amount[]) => {
    const grams = amounts.flatMap((amount) => amount.grams ?? []);
    const cups = amounts.flatMap((amount) => amount.cups ?? []);
    const parts = [
      ...(grams.length > 0 ? [t('grams', { grams: rangeText(grams) })] : []),
      ...(cups.length > 0 ? [t('cups', { cups: rangeText(cups, CUP_DIGITS) })] : []),
    ];
    return parts.join(' · ');
  };
}
