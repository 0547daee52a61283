'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/core/time/dates';
import type { MedicationView } from '@/lib/records/medications/view';

export function StockLine({ view: { stock, week, month } }: { view: MedicationView }) {
  const t = useTranslations('medications');
  const locale = useLocale();
  const lasts = () => {
    if (!stock) return null;
    if (stock.enough) return t('stockEnough');
    return stock.days === null ? null : t('stockDays', { days: stock.days });
  };
  const endsOn = () => stock?.runsOutOn && t('stockRunsOut', { date: formatDay(stock.runsOutOn, locale, 'medium') });
  const parts = [
    stock && [t('stock', { left: stock.left }), lasts(), endsOn()].filter(Boolean).join(', '),
    week && t('adherence', { ...week, days: 7 }),
    // In the first week, both would be the same.
    month && month.due !== week?.due && t('adherence', { ...month, days: 30 }),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="mt-1 text-sm text-muted">{parts.join(' · ')}</p> : null;
}
