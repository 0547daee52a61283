import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { ConditionScore } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';
import { BodyPicture } from './body-picture';

export function BodyCondition({ weights }: { weights: readonly Weight[] }) {
  const t = useTranslations('weights');
  const { locale, timeZone } = usePageContext();
  const scoredWeight = weights.find(({ bodyConditionScore }) => bodyConditionScore !== null);
  if (!scoredWeight) return null;
  const score = scoredWeight.bodyConditionScore as ConditionScore;
  return (
    <div className="detail-card">
      <BodyPicture score={score} className="h-14 shrink-0" />
      <div>
        <p>{t('scoreOf', { score })}</p>
        <p className="text-sm text-muted">
          {t('felt', {
            word: t(`scores.${score}`),
            date: formatDay(dayIn(instantFromJson(scoredWeight.measuredAt), timeZone), locale, 'medium'),
          })}
        </p>
      </div>
    </div>
  );
}
