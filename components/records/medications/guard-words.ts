'use client';

import { useLocale, useTranslations } from 'next-intl';
import { addDays, dayIn, formatDay, formatTime, instantFromJson, msFromJson, timeIn } from '@/lib/core/time/dates';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { elapsedTime } from '@/lib/records/medications/elapsed-time';

export function useGuardWords({ at, now, next, timeZone, by, isOwn }: DoseGuard) {
  const t = useTranslations('doseGuard');
  const locale = useLocale();
  const today = dayIn(instantFromJson(now), timeZone);
  const momentOf = (moment: string) => {
    const day = dayIn(instantFromJson(moment), timeZone);
    const time = timeIn(instantFromJson(moment), timeZone);
    const near = [addDays(today, -1), today, addDays(today, 1)].indexOf(day);
    const words = { date: formatDay(day, locale, 'medium'), time: formatTime(time, locale) };
    return { day: ['yesterday', 'today', 'tomorrow'][near] ?? 'other', ...words };
  };
  const name = by?.name ?? '';
  const other = by === null ? 'former' : 'other';
  const who = isOwn ? 'you' : other;
  const givenMoment = momentOf(at);
  return {
    title: t('gave', { who, name, ...givenMoment }),
    ago: t('ago', { ...elapsedTime(Math.max(0, msFromJson(now) - msFromJson(at))) }),
    given: t('given', { who, name, time: givenMoment.time }),
    next: next && t(next.isPlanned ? 'next' : 'from', momentOf(next.at)),
  };
}
