'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { type Day, formatDay, formatTime, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { TaskState } from '@/lib/records/routines/day-plan';
import type { Routine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import { rowOf, type Task } from '@/lib/records/routines/view';
import { DayArc } from './day-arc';
import { DayNav } from './day-nav';
import { DayRow } from './day-row';
import { StreakStamp } from './streak-stamp';
import { isTicked } from './task-words';
import type { SetStatus } from './tick-button';

interface RoutineDayProps {
  pet: { id: string; name: string };
  portrait: ReactNode;
  day: Day;
  tasks: Task[];
  before: Record<string, TaskState[]>;
  routines: Routine[];
  streaks: Record<string, Streak>;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function RoutineDay({ pet, portrait, day, tasks, before, routines, streaks, ...acts }: RoutineDayProps) {
  const t = useTranslations('routines');
  const { locale, today } = usePageContext();
  const weekday = weekdayName(weekdayOf(day), locale);
  const next = day === today ? tasks.find((task) => !isTicked(task) && task.state !== 'missed') : undefined;
  return (
    <section className="routine-day" aria-labelledby="routine-day">
      <DayNav
        petId={pet.id}
        day={day}
        by="day"
        id="routine-day"
        title={t('dayOf', { name: pet.name, weekday })}
        date={formatDay(day, locale)}
      />
      {tasks.length === 0 ? (
        <p className="text-muted">{t('nothing')}</p>
      ) : (
        <>
          <DayArc tasks={tasks} portrait={portrait} />
          {next ? (
            <p className="routine-next">
              {t.rich('next', {
                title: next.title,
                time: formatTime(next.time, locale),
                b: (words) => <b dir="auto">{words}</b>,
              })}
            </p>
          ) : null}
          <ul className="day-rows" aria-label={t('timeline', { weekday })}>
            {tasks.map((task) => (
              <DayRow key={task.key} task={task} before={before[rowOf(task)] ?? []} {...acts} />
            ))}
          </ul>
        </>
      )}
      <StreakStamp routines={routines} streaks={streaks} />
    </section>
  );
}
