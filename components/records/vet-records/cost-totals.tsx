import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { costsByYear, type YearCost } from '@/lib/records/vet-records/costs';

export function CostTotals({ costs }: { costs: readonly YearCost[] }) {
  const t = useTranslations('vetRecords.costs');
  const locale = useLocale();
  const [latest, ...earlier] = costsByYear(costs);
  if (!latest) return null;
  const money = (of: readonly YearCost[]) =>
    of.map(({ cents, currency }) => formatMoney(cents, currency, locale)).join(' + ');
  const line = ({ year, costs: of }: typeof latest) => (
    <div key={year} className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt>
        {year}{' '}
        <span className="text-sm text-muted">
          {t('visits', { count: of.reduce((sum, { visits }) => sum + visits, 0) })}
        </span>
      </dt>
      <dd className="font-medium tabular-nums">{money(of)}</dd>
    </div>
  );
  return (
    <Card className="record-costs">
      <h2 className="text-lg">{t('title')}</h2>
      <dl>{line(latest)}</dl>
      {earlier.length > 0 ? (
        <details className="group">
          <summary className="tap flex w-fit list-none items-center gap-1.5 text-sm text-muted [&::-webkit-details-marker]:hidden">
            {t('earlier')}
            <Icon of="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <dl>{earlier.map(line)}</dl>
        </details>
      ) : null}
    </Card>
  );
}
