import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { formatNumber } from '@/lib/core/i18n/numbers';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { direction, weightTrend } from '@/lib/records/weights/trend';
import { formatWeight } from '@/lib/records/weights/units';
import { GlanceEntry } from './glance-entry';

const arrows = { up: '↗', down: '↘', steady: '→' } as const;

interface LatestWeightProps {
  weights: HealthRecord['weights'];
  href: string;
}

export function LatestWeight({ weights: { items }, href }: LatestWeightProps) {
  const t = useTranslations('health');
  const { locale, weightUnit } = useReader();
  const [weight] = items;
  const { month } = weightTrend(items);
  return (
    <GlanceEntry label={t('glance.weight')} href={href} none={!weight && t('glance.noWeight')}>
      {weight ? (
        <p>
          <span className="tabular">{formatWeight(weight.grams, weightUnit, locale)}</span>{' '}
          {month ? (
            <span className="text-sm text-muted">
              <span aria-hidden="true">{arrows[direction(month)]} </span>
              {t(`glance.${direction(month)}`, {
                percent: formatNumber(Math.abs(month.percent), locale, { max: 1 }),
              })}
            </span>
          ) : null}
        </p>
      ) : null}
    </GlanceEntry>
  );
}
