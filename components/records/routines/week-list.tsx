'use client';

import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { cn } from '@/components/ui/cn';
import { formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { Streak } from '@/lib/records/routines/streak';
import type { WeekDay } from '@/lib/records/routines/view';
import { TaskRow } from './task-row';
import type { SetStatus } from './tick-button';

interface WeekListProps {
  week: WeekDay[];
  streaks: Record<string, Streak>;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function WeekList({ week, streaks, setStatus, onOpen }: WeekListProps) {
  const t = useTranslations('routines');
  const { locale, today } = useReader();
  return (
    <div className="grid gap-5">
      {week.map(({ day, tasks }) => {
        const weekday = weekdayName(weekdayOf(day), locale);
        const date = formatDay(day, locale, 'medium');
        return (
          <section key={day} aria-label={t('tasksOf', { weekday, date })}>
            <h3 className={cn('mb-1 text-lg first-letter:uppercase', day === today && 'text-primary')}>
              {weekday} <span className="font-sans text-sm font-normal text-muted">{date}</span>
            </h3>
            {tasks.length === 0 ? <p className="text-muted">{t('nothing')}</p> : null}
            <ul className="grid gap-1">
              {tasks.map((task) => (
                <TaskRow
                  key={task.key}
                  task={task}
                  streak={day === today && task.source === 'routine' ? streaks[task.id] : undefined}
                  setStatus={setStatus}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
