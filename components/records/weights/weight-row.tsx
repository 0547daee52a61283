'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { dayIn, formatNearDay, instantFromJson } from '@/lib/core/time/dates';
import { formatDifference, formatWeight, roundGrams } from '@/lib/records/weights/units';
import type { ConditionScore } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';

interface WeightRowProps {
  weight: Weight;
  /** Previous weight. Undefined for the first, and if it is not loaded. */
  before: Weight | undefined;
}

/** Day, value and change since the previous weight. Names the body condition if it changed. */
export function WeightRow({ weight, before }: WeightRowProps) {
  const t = useTranslations('weights');
  const { locale, timeZone, today, weightUnit } = usePageContext();
  const { grams, bodyConditionScore, note } = weight;
  const difference = before ? roundGrams(grams, weightUnit) - roundGrams(before.grams, weightUnit) : null;
  const changeText = (by: number) =>
    by === 0 ? t('same') : `${by > 0 ? '+' : '−'} ${formatDifference(by, weightUnit, locale)}`;
  return (
    <>
      <p className="weight-row">
        <span>{formatNearDay(dayIn(instantFromJson(weight.measuredAt), timeZone), locale, today)}</span>
        <b>{formatWeight(grams, weightUnit, locale)}</b>
        <span>{difference === null ? null : changeText(difference)}</span>
      </p>
      {bodyConditionScore === null || bodyConditionScore === before?.bodyConditionScore ? null : (
        <p className="text-sm text-muted">
          {t('scored', { score: bodyConditionScore, word: t(`scores.${bodyConditionScore as ConditionScore}`) })}
        </p>
      )}
      {note ? (
        <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
          {note}
        </p>
      ) : null}
    </>
  );
}
