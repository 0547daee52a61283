'use client';

import { useLocale, useTranslations } from 'next-intl';
import { inWeekOrder, weekdayName } from '@/lib/core/time/dates';

export function useDayWords(): (weekdays: readonly number[]) => string {
  const t = useTranslations('routines');
  const locale = useLocale();
  return (weekdays) =>
    weekdays.length === 7
      ? t('everyDay')
      : inWeekOrder(weekdays, locale)
          .map((day) => weekdayName(day, locale))
          .join(', ');
}
