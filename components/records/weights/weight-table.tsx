import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { DayTable } from '@/components/charts/day-table';
import { Icon } from '@/components/ui/icon';
import type { Weight } from '@/lib/records/weights/weight';
import type { useWeightWords } from './use-weight-words';

interface WeightTableProps {
  title: string;
  weights: readonly Weight[];
  words: ReturnType<typeof useWeightWords>;
}

/** The chart's weights for those who cannot see it. */
export function WeightTable({ title, weights, words: { translateFields, dayOf } }: WeightTableProps) {
  const t = useTranslations('weights');
  return (
    <details className="group mt-1">
      <summary className="tap flex items-center gap-2 font-medium text-primary">
        {t('chart.table')}
        <Icon of={ChevronDown} className="size-5 group-open:rotate-180" />
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
    </details>
  );
}
