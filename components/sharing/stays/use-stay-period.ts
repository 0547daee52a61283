import { useTranslations } from 'next-intl';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { type Day, formatNearDay } from '@/lib/core/time/dates';
import type { Stay } from '@/lib/sharing/stays/stay';

export function useStayPeriod(locale: FormatLocale, today: Day) {
  const t = useTranslations('stays');
  const near = (day: Day) => formatNearDay(day, locale, today);
  return ({ from, until }: Pick<Stay, 'from' | 'until'>) =>
    until === null ? t('since', { from: near(from) }) : t('period', { from: near(from), until: near(until) });
}
