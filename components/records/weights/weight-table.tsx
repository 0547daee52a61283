import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DayTable } from '@/components/charts/day-table';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/time/dates';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import type { Weight } from '@/lib/records/weights/weight';
import type { useWeightWords } from './use-weight-words';

interface WeightTableProps {
  title: string;
  weights: readonly Weight[];
  events: readonly ChartEvent[];
  words: ReturnType<typeof useWeightWords>;
}

export function WeightTable({ title, weights, events, words: { translateFields, dayOf } }: WeightTableProps) {
  const t = useTranslations('weights');
  const { locale } = usePageContext();
  return (
    <details className="group mt-1">
      <summary className="tap flex items-center gap-2 font-medium text-primary">
        {t('chart.table')}
        <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <DayTable
        caption={title}
        dayHeading={t('date')}
        headings={[t('weight')]}
        rows={weights.map((weight) => ({
          day: weight.id,
          label: dayOf(weight),
          values: [translateFields(weight.grams)],
        }))}
      />
      {events.length > 0 ? (
        <DayTable
          caption={t('chart.events')}
          dayHeading={t('date')}
          headings={[t('chart.event')]}
          rows={events.map(({ id, kind, day, label }) => ({
            day: id,
            label: formatDay(day, locale, 'medium'),
            values: [t(`chart.named.${kind}`, { label })],
          }))}
        />
      ) : null}
    </details>
  );
}
