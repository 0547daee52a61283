import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { toSentence } from '@/lib/core/text/sentence';
import { formatDay, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { goodDay } from '@/lib/overviews/agenda/good-day';
import { DayDone } from './day-done';
import type { ShownPet } from './shown-task';

interface GoodDayCardProps {
  /** All of today. */
  tasks: readonly AgendaItem[];
  /** Of the pets that had something to do. */
  pets: readonly ShownPet[];
  /** The first moment of tomorrow's plan. */
  tomorrow: string | null;
}

export function GoodDayCard({ tasks, pets, tomorrow }: GoodDayCardProps) {
  const t = useTranslations('home.goodDay');
  const { locale, timeZone, today } = useReader();
  const { cares, dose, done } = goodDay(tasks);
  const timeOf = (at: string) => formatTime(fromInstant(instantFromJson(at), timeZone).time, locale);
  const care = formatList(
    cares.map((one) => t(`care.${one}`)),
    locale,
  );
  const sentences = [
    cares.length > 0 ? toSentence(t('all', { care })) : null,
    done === tasks.length ? cares.length === 0 && t('plain') : t('skipped', { count: tasks.length - done }),
    dose &&
      t('dose', {
        ...{ name: dose.petName, title: dose.title },
        gender: pets.find(({ id }) => id === dose.petId)?.gender ?? 'unknown',
        time: timeOf(dose.at),
      }),
    t('end'),
  ];
  return (
    <DayDone
      date={formatDay(today, locale, 'medium')}
      done={done}
      count={tasks.length}
      names={pets.map(({ name }) => name)}
      text={sentences.filter(Boolean).join(' ')}
      tomorrow={tomorrow && t('tomorrow', { time: timeOf(tomorrow) })}
    />
  );
}
