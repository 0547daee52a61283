import { useLocale, useTranslations } from 'next-intl';
import { DayBars } from '@/components/charts/day-bars';
import { DayTable } from '@/components/charts/day-table';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { DayCounts } from '@/lib/accounts/admin/queries';
import { formatDay } from '@/lib/core/time/dates';

const series = ['users', 'signIns', 'shares', 'pageViews'] as const;

export function OverviewCharts({ days }: { days: readonly DayCounts[] }) {
  const t = useTranslations('admin.overview');
  const locale = useLocale();
  const number = (count: number) => t('number', { count });
  const first = formatDay(days.at(0)?.day ?? '', locale, 'medium');
  const last = formatDay(days.at(-1)?.day ?? '', locale, 'medium');
  return (
    <>
      <h2 className="mt-8 mb-3 text-2xl">{t('lastDays', { count: days.length })}</h2>
      <div className="grid gap-3 md:grid-cols-2">
        {series.map((name) => {
          const values = days.map((day) => day[name]);
          const count = values.reduce((sum, value) => sum + value, 0);
          const highest = Math.max(...values);
          return (
            <Card key={name}>
              <h3 className="font-sans text-base font-medium text-muted">{t(`series.${name}`)}</h3>
              <p className="tabular text-3xl font-medium">{number(count)}</p>
              <DayBars
                title={t(`series.${name}`)}
                description={t('described', { count, first, last, highest })}
                values={values}
                labels={{ highest: number(highest), first, last }}
              />
            </Card>
          );
        })}
      </div>
      <details className="group mt-3 rounded-card border border-line bg-surface px-4 sm:px-5">
        <summary className="tap flex items-center justify-between gap-3 font-medium text-primary">
          {t('asTable')}
          <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="pb-4">
          <DayTable
            caption={t('lastDays', { count: days.length })}
            dayHeading={t('day')}
            headings={series.map((name) => t(`short.${name}`))}
            rows={days.map((counts) => ({
              day: counts.day,
              label: formatDay(counts.day, locale, 'numeric'),
              values: series.map((name) => number(counts[name])),
            }))}
          />
        </div>
      </details>
      <p className="mt-2 text-sm text-muted">{t('utc')}</p>
    </>
  );
}
