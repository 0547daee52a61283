'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { toSentence } from '@/lib/core/text/sentence';
import { formatDay } from '@/lib/core/time/dates';
import { tallyDay } from '@/lib/overviews/agenda/good-day';
import { DayDone } from './day-done';
import type { TaskView } from './task-view';
import { useToday } from './today-context';

export interface DayEnd {
  names: readonly string[];
  dose: string | null;
  tomorrow: string | null;
}

interface GoodDayCardProps extends DayEnd {
  tasks: readonly TaskView[];
}

export function GoodDayCard({ tasks, names, dose, tomorrow }: GoodDayCardProps) {
  const t = useTranslations('agenda.goodDay');
  const { locale, today } = usePageContext();
  const { ticks } = useToday();
  const { cares, done, skipped } = tallyDay(tasks, ticks.statusOf);
  const care = formatList(
    cares.map((one) => t(`care.${one}`)),
    locale,
  );
  const sentences = [
    cares.length > 0 && toSentence(t('all', { care })),
    skipped > 0 && t('skipped', { count: skipped }),
    cares.length === 0 && skipped === 0 && t('plain'),
    dose,
    t('end'),
  ];
  return (
    <DayDone
      date={formatDay(today, locale, 'medium')}
      done={done}
      count={tasks.length}
      names={names}
      text={sentences.filter(Boolean).join(' ')}
      tomorrow={tomorrow}
    />
  );
}
