import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { type CostTotal, type Money, type YearlyCosts, yearlyCosts } from '@/lib/records/expenses/yearly-costs';
import { UnsentNote } from './unsent-note';

export function CostTotals({ petId, totals }: { petId: string; totals: readonly CostTotal[] }) {
  const t = useTranslations('expenses');
  const [latest, ...earlier] = yearlyCosts(totals);
  if (!latest) return null;
  return (
    <Card className="mb-6">
      <YearOfCosts of={latest} />
      {earlier.length > 0 ? (
        <details className="group">
          <summary className="tap flex w-fit list-none items-center gap-1.5 text-sm text-muted [&::-webkit-details-marker]:hidden">
            {t('earlier')}
            <Icon of="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-3 grid gap-5">
            {earlier.map((year) => (
              <YearOfCosts key={year.year} of={year} />
            ))}
          </div>
        </details>
      ) : null}
      <UnsentNote petId={petId} />
    </Card>
  );
}

function YearOfCosts({ of: { year, sums, categories } }: { of: YearlyCosts }) {
  const t = useTranslations('expenses');
  const { locale } = usePageContext();
  const money = (amounts: readonly Money[]) =>
    amounts.map(({ cents, currency }) => formatMoney(cents, currency, locale)).join(' + ');
  return (
    <section>
      <h2 className="flex flex-wrap justify-between gap-x-4 text-lg">
        <span>{t('year', { year: String(year) })}</span>
        <span className="tabular-nums">{money(sums)}</span>
      </h2>
      <dl className="mt-1 divide-y divide-line">
        {categories.map(({ category, entries, sums: own }) => (
          <div key={category} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="flex-1 basis-32">
              {t(`categories.${category}`)}{' '}
              <span className="text-sm whitespace-nowrap text-muted">{t('entries', { count: entries })}</span>
            </dt>
            <dd className="tabular-nums">{money(own)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
