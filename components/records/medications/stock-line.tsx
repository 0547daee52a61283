'use client';

import { useTranslations } from 'next-intl';
import type { MedicationView } from '@/lib/records/medications/view';

export function StockLine({ view: { stock, week, month } }: { view: MedicationView }) {
  const t = useTranslations('medications');
  const lasts = () => {
    if (!stock) return null;
    if (stock.enough) return t('stockEnough');
    return stock.days === null ? null : t('stockDays', { days: stock.days });
  };
  const parts = [
    stock && [t('stock', { left: stock.left }), lasts()].filter(Boolean).join(', '),
    week && t('adherence', { ...week, days: 7 }),
    // In the first week both are the same.
    month && month.due !== week?.due && t('adherence', { ...month, days: 30 }),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="mt-1 text-sm text-muted">{parts.join(' · ')}</p> : null;
}
