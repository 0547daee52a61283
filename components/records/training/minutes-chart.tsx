import { useLocale, useTranslations } from 'next-intl';
import { DayBars } from '@/components/charts/day-bars';
import { DayTable } from '@/components/charts/day-table';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/time/dates';
import type { WeekOfTraining } from '@/lib/records/training/progress';

export function MinutesChart({ weeks }: { weeks: readonly WeekOfTraining[] }) {
  const t = useTranslations('training');
  const locale = useLocale();
  const words = (minutes: number) => t('session.lasted', { minutes });
  const values = weeks.map(({ minutes }) => minutes);
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''].map((day) => formatDay(day, locale, 'medium'));
  const description = t('chart.weeksDescribed', {
    minutes: values.at(-1) ?? 0,
    total: values.reduce((sum, value) => sum + value, 0),
    weeks: weeks.length,
  });
  return (
    <Fold title={t('chart.weeks')} note={description}>
      <DayBars
        title={t('chart.weeks')}
        description={description}
        values={values}
        labels={{
          highest: words(Math.max(...values)),
          first: t('chart.weekOf', { date: first ?? '' }),
          last: t('chart.weekOf', { date: last ?? '' }),
        }}
      />
      <details className="group mt-2">
        <summary className="tap flex list-none items-center justify-between gap-3 text-sm text-primary [&::-webkit-details-marker]:hidden">
          {t('chart.asTable')}
          <Icon of="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <DayTable
          caption={t('chart.weeks')}
          dayHeading={t('chart.week')}
          headings={[t('session.minutes')]}
          rows={weeks.map(({ week, minutes }) => ({
            day: week,
            label: formatDay(week, locale, 'medium'),
            values: [String(minutes)],
          }))}
        />
      </details>
    </Fold>
  );
}
