import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/core/time/dates';
import type { SymptomFrequency } from '@/lib/records/symptoms/frequency';

/** Says how often and since when, for example “6 times on 4 days, from Nov 3, 2026 to Nov 28, 2026”. */
export function useFrequencyWords(): (frequency: SymptomFrequency) => string {
  const t = useTranslations('symptoms');
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale, 'medium');
  return ({ times, days, first, last, worst }) => {
    const often = t(first === last ? 'timesOnDay' : 'timesOnDays', { times, days, first: day(first), last: day(last) });
    return worst ? t('worst', { often, severity: t(`severities.${worst}`) }) : often;
  };
}
