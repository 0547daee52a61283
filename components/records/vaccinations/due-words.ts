import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/lib/core/i18n/locales';
import { daysBetween, formatDay } from '@/lib/core/time/dates';
import { findVaccine, rabiesRegions } from '@/lib/records/vaccinations/catalogue';
import { type Duration, readDuration } from '@/lib/records/vaccinations/durations';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';

const units = { D: 'days', W: 'weeks', M: 'months', Y: 'years' } as const;

/** Server only, because it includes the whole plan. */
export function useDueWords(today: string, home: string | null, style: 'long' | 'medium' = 'long') {
  const t = useTranslations('vaccinationPlan');
  const estimate = useTranslations('vaccinationStatus');
  const locale = useLocale();
  const date = (day: string) => formatDay(day, locale, style);
  const duration = (value: Duration) => {
    const { count, unit } = readDuration(value);
    return t(`durations.${units[unit]}`, { count });
  };
  const dueText = ({ due, status }: Pick<PlannedVaccine, 'due' | 'status'>): string => {
    if (due === null) return '';
    if (status === 'lapsed') return t('lapsedOn', { date: date(due) });
    const days = daysBetween(today, due);
    if (status === 'overdue') return `${t('wasDueOn', { date: date(due) })} (${t('daysAgo', { count: -days })})`;
    const on = t('dueOn', { date: date(due) });
    return status === 'due_soon' ? `${on} (${t('inDays', { count: days })})` : on;
  };
  return {
    /** Due date of a dose, marked as an estimate unless recorded. Empty if the date is unknown. */
    when: (plannedVaccine: Pick<PlannedVaccine, 'due' | 'status' | 'certain'>): string => {
      const text = dueText(plannedVaccine);
      return text && plannedVaccine.certain === 'computed' ? estimate('isEstimate', { text }) : text;
    },
    why: (plannedVaccine: PlannedVaccine): string[] => {
      const {
        rule,
        window,
        earliest,
        due,
        certain,
        tooEarlyDoses,
        tooEarlyBy,
        legallyDueBy,
        class: kind,
      } = plannedVaccine;
      const region = rabiesRegions[home ?? '']?.name ?? '';
      const interval = rule.duration === null ? '' : duration(rule.duration);
      const sentences = [t(`rules.${rule.key}`, { interval, region }), t(`classes.${kind}`)];
      const when = findVaccine(plannedVaccine.vaccineId)?.when?.[languageOf(locale)];
      if (when) sentences.push(t('when', { when }));
      if (legallyDueBy) sentences.push(t('legallyDueBy', { region, date: date(legallyDueBy) }));
      const count = tooEarlyDoses.length;
      if (tooEarlyBy) sentences.push(t('tooEarly', { count, guideline: tooEarlyBy[languageOf(locale)] }));
      if (certain === 'vet' || due === null) return sentences;
      if (window?.until && window.until > window.from)
        sentences.push(t('window', { from: date(window.from), until: date(window.until) }));
      else if (earliest && earliest > today && earliest < due) sentences.push(t('earliest', { date: date(earliest) }));
      return sentences;
    },
  };
}
