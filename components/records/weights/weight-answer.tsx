import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { BigWeight } from '@/components/records/weights/big-weight';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, formatMonth, instantFromJson } from '@/lib/core/time/dates';
import { type IdealRange, placeInRange } from '@/lib/records/weights/ideal-range';
import { type Change, direction, type Trend } from '@/lib/records/weights/trend';
import { formatDifference } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';

interface WeightAnswerProps {
  /** The newest one. */
  weight: Weight;
  ideal: IdealRange | null;
  trend: Trend;
}

/** The last weight in large type, and what it means in a sentence. */
export function WeightAnswer({ weight, ideal, trend }: WeightAnswerProps) {
  const t = useTranslations('weights');
  const { locale, timeZone } = useReader();
  const sentence = useTrendWords()(trend);
  const place = placeInRange(weight.grams, ideal);
  return (
    <div className="min-w-0 grow basis-48">
      <p className="sr-only">{t('last')}</p>
      <BigWeight grams={weight.grams} className="detail-number">
        {formatDay(dayIn(instantFromJson(weight.measuredAt), timeZone), locale, 'medium')}
      </BigWeight>
      <p className="detail-sentence">
        {place === 'unknown' ? null : <b>{t(`answer.${place}`)} </b>}
        {sentence}
      </p>
    </div>
  );
}

function useTrendWords(): (trend: Trend) => string {
  const t = useTranslations('weights');
  const { locale, timeZone, weightUnit } = useReader();
  const words = (change: Change) => ({
    grams: formatDifference(change.grams, weightUnit, locale),
    percent: formatNumber(Math.abs(change.percent), locale, { max: 1 }),
    month: formatMonth(dayIn(change.since, timeZone), locale),
  });
  return ({ month, halfYear }) => {
    const said = [
      month && t(`answer.month.${direction(month)}`, words(month)),
      halfYear && t(`answer.halfYear.${direction(halfYear)}`, words(halfYear)),
    ].filter((one) => one !== null);
    const [first = '', ...rest] = said;
    if (said.length === 0) return t('noTrend');
    return `${[first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...rest].join(', ')}.`;
  };
}
