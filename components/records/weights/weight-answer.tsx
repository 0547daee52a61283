import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { toSentence } from '@/lib/core/text/sentence';
import { dayIn, formatDay, formatMonth, instantFromJson } from '@/lib/core/time/dates';
import { type IdealRange, placeInRange } from '@/lib/records/weights/ideal-range';
import { type Change, direction, type Trend } from '@/lib/records/weights/trend';
import { formatDifference } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';

interface WeightAnswerProps {
  weight: Weight;
  ideal: IdealRange | null;
  trend: Trend;
}

export function WeightAnswer({ weight, ideal, trend }: WeightAnswerProps) {
  const t = useTranslations('weights');
  const sentence = useTrendWords()(trend);
  const { locale, timeZone } = usePageContext();
  const formatScoreDay = (at: string) => formatDay(dayIn(instantFromJson(at), timeZone), locale, 'medium');
  const place = placeInRange(weight.grams, ideal);
  return (
    <p className="detail-sentence">
      {place === 'unknown' || !ideal ? null : (
        <>
          <b>{t(`answer.${place}`)}</b> {t('answer.estimate', { date: formatScoreDay(ideal.scoredAt) })}{' '}
        </>
      )}
      {sentence}
    </p>
  );
}

function useTrendWords(): (trend: Trend) => string {
  const t = useTranslations('weights');
  const { locale, timeZone, weightUnit } = usePageContext();
  const words = (change: Change) => ({
    grams: formatDifference(change.grams, weightUnit, locale),
    percent: formatNumber(Math.abs(change.percent), locale, { max: 1 }),
    month: formatMonth(dayIn(change.since, timeZone), locale),
  });
  return ({ month, halfYear }) => {
    const sentences = [
      month && t(`answer.month.${direction(month)}`, words(month)),
      halfYear && t(`answer.halfYear.${direction(halfYear)}`, words(halfYear)),
    ].filter((one) => one !== null);
    return sentences.length === 0 ? t('noTrend') : `${toSentence(sentences.join(', '))}.`;
  };
}
