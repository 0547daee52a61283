'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { type Day, formatDay, formatMonth } from '@/lib/core/time/dates';
import type { SkillView } from '@/lib/records/training/view';
import type { Stage } from '@/lib/records/training/vocabulary';

/** One fact about a skill: since when it is sure, else how often it is trained, else when last. */
export function useSkillLine() {
  const t = useTranslations('training');
  const { locale, today } = usePageContext();
  const isThisYear = (day: Day) => day.slice(0, 4) === today.slice(0, 4);
  const monthOf = (day: Day) => (isThisYear(day) ? formatDay(day, locale, 'month') : formatMonth(day, locale));
  const dateOf = (day: Day) => formatDay(day, locale, isThisYear(day) ? 'dayMonth' : 'long');
  return (stage: Stage, { sureSince, timesThisWeek, beganOn, lastOn }: SkillView) => {
    if (sureSince) return t('line.sure', { month: monthOf(sureSince) });
    if (timesThisWeek > 0) return t('line.week', { count: timesThisWeek });
    if (stage === 'learning' && beganOn) return t('line.began', { date: dateOf(beganOn) });
    return lastOn ? t('lastOn', { date: dateOf(lastOn) }) : t('notYet');
  };
}
