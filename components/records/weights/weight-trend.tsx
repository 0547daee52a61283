import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay } from '@/lib/core/time/dates';
import { type Change, direction, type Trend } from '@/lib/records/weights/trend';
import { formatDifference } from '@/lib/records/weights/units';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, steady: ArrowRight };

interface WeightTrendProps {
  trend: Trend;
}

export function WeightTrend({ trend }: WeightTrendProps) {
  const t = useTranslations('weights');
  const { locale, weightUnit: unit, timeZone } = useReader();
  const translateFields = (change: Change) =>
    t(`change.${direction(change)}`, {
      grams: formatDifference(change.grams, unit, locale),
      percent: formatNumber(Math.abs(change.percent), locale, { max: 1 }),
      date: formatDay(dayIn(change.since, timeZone), locale, 'medium'),
    });
  const spans = (['month', 'halfYear'] as const).flatMap((span) => {
    const change = trend[span];
    return change ? [{ span, change }] : [];
  });
  if (spans.length === 0) return <p className="text-sm text-muted">{t('noTrend')}</p>;
  return (
    <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[auto_1fr]">
      {spans.map(({ span, change }) => (
        <div key={span} className="flex flex-wrap items-baseline gap-x-2 sm:contents">
          <dt className="text-sm text-muted">{t(span)}</dt>
          <dd className="tabular flex gap-1.5">
            <Icon of={arrows[direction(change)]} className="mt-0.5 size-5 shrink-0 text-primary" />
            {translateFields(change)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
