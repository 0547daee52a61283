'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { useDataTime, usePastDay } from '@/components/shell/use-data-time';
import { formatDay, formatTime, instantFromMs, timeIn, weekdayName, weekdayOf } from '@/lib/core/time/dates';

export function AsOf() {
  const t = useTranslations('agenda.asOf');
  const { locale, timeZone } = usePageContext();
  const dataTime = useDataTime();
  const past = usePastDay();
  if (dataTime === null) return null;
  const time = formatTime(timeIn(instantFromMs(dataTime), timeZone), locale);
  return <> · {past ? t('day', { day: weekdayName(weekdayOf(past), locale), time }) : t('time', { time })}</>;
}

export function PastDay() {
  const t = useTranslations('agenda.asOf');
  const { locale } = usePageContext();
  const past = usePastDay();
  if (past === null) return null;
  return <p className="mt-1 font-medium text-due">{t('past', { day: formatDay(past, locale, 'weekday') })}</p>;
}
