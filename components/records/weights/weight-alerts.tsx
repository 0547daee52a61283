import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay } from '@/lib/core/time/dates';
import type { WeightAlert } from '@/lib/records/weights/alerts';
import { formatWeight } from '@/lib/records/weights/units';

const looks = {
  vet: { icon: 'stethoscope', className: 'border-danger bg-danger-soft text-danger' },
  warn: { icon: 'triangle-alert', className: 'border-due bg-due-soft text-due' },
  info: { icon: 'info', className: 'border-info bg-info-soft text-info' },
} as const;

interface WeightAlertsProps {
  petName: string;
  alerts: readonly WeightAlert[];
  /** Usual weight in grams. */
  usual: number | null;
}

function wordsOf({ id, level, percent }: WeightAlert) {
  if (id === 'pup24h') return percent < 0 ? 'pupLoss' : 'pupSlow';
  return id === 'small' && level === 'vet' ? 'smallVet' : id;
}

/** Never a diagnosis. */
export function WeightAlerts({ petName, alerts, usual }: WeightAlertsProps) {
  const t = useTranslations('weights');
  const { locale, weightUnit: unit, timeZone } = usePageContext();
  if (alerts.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2">
      {alerts.map((alert) => (
        <div key={alert.id} className={cn('rounded-control border px-3 py-2.5', looks[alert.level].className)}>
          <p className="flex gap-2 font-semibold">
            <Icon of={looks[alert.level].icon} className="mt-0.5 size-5 shrink-0" />
            {t(`levels.${alert.level}`)}
          </p>
          <p className="mt-0.5 text-ink">
            {t(`alerts.${wordsOf(alert)}`, {
              name: petName,
              percent: formatNumber(Math.abs(alert.percent), locale, { max: 1 }),
              date: alert.since ? formatDay(dayIn(alert.since, timeZone), locale, 'medium') : '',
              usual: usual === null ? '' : formatWeight(usual, unit, locale),
            })}
          </p>
          <details className="text-sm text-ink">
            <summary className="tap flex items-center underline underline-offset-4">{t('sources.label')}</summary>
            {t(`sources.${alert.id}`)}
          </details>
        </div>
      ))}
      <p className="text-sm text-muted">{t('aid')}</p>
    </div>
  );
}
