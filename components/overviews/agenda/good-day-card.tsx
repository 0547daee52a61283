import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { formatDay, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { goodDay } from '@/lib/overviews/agenda/good-day';
import { DayDone } from './day-done';

interface GoodDayCardProps {
  /** All of today. */
  tasks: readonly AgendaItem[];
  /** Of the pets that had something to do. */
  names: readonly string[];
}

export function GoodDayCard({ tasks, names }: GoodDayCardProps) {
  const t = useTranslations('home.goodDay');
  const { locale, timeZone, today } = useReader();
  const { cares, dose } = goodDay(tasks);
  const care = formatList(
    cares.map((one) => t(`care.${one}`)),
    locale,
  );
  const sentences = [
    cares.length > 0 ? t('all', { care }) : t('plain'),
    dose &&
      t('dose', {
        ...{ name: dose.petName, title: dose.title },
        time: formatTime(fromInstant(instantFromJson(dose.at), timeZone).time, locale),
      }),
    t('end'),
  ];
  return (
    <DayDone
      date={formatDay(today, locale, 'medium')}
      count={tasks.length}
      names={names}
      text={sentences.filter(Boolean).join(' ')}
    />
  );
}
