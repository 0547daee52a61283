'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { type Day, formatDay, formatTime, weekdayName, weekdayOf, weekStartOf } from '@/lib/core/time/dates';
import { foreignZone } from '@/lib/page-context/page-context';
import { minuteOf } from '@/lib/records/routines/day-arc';
import { rowOf, type Task, type WeekDay } from '@/lib/records/routines/view';
import { DayNav } from './day-nav';
import { kindIcons } from './kind-icons';
import { useTaskWords } from './task-words';
import { type SetStatus, TickButton, TickMark } from './tick-button';

interface RoutineWeekProps {
  pet: { id: string; name: string };
  day: Day;
  week: WeekDay[];
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function RoutineWeek({ pet, day, week, setStatus, onOpen }: RoutineWeekProps) {
  const t = useTranslations('routines');
  const { locale, today } = usePageContext();
  const start = weekStartOf(day, locale);
  const isThisWeek = start === weekStartOf(today, locale);
  const date = formatDay(start, locale);
  const rows = rowsOf(week);
  return (
    <section className="routine-week" aria-labelledby="routine-week">
      <DayNav
        petId={pet.id}
        day={day}
        by="week"
        id="routine-week"
        title={isThisWeek ? t('thisWeek') : t('weekTitle', { date })}
        date={null}
      />
      <div className="week-grid">
        <p className="week-days" aria-hidden="true">
          {week.map((one) => (
            <span key={one.day} className={cn(one.day === today && 'this-day')}>
              {weekdayName(weekdayOf(one.day), locale, 'short')} <b className="tabular">{Number(one.day.slice(8))}</b>
            </span>
          ))}
        </p>
        {rows.length === 0 ? <p className="text-muted">{t('nothing')}</p> : null}
        <ul aria-label={t('tasksOfWeek', { date })}>
          {rows.map(([key, tasks]) => (
            <WeekRow key={key} tasks={tasks} week={week} setStatus={setStatus} onOpen={onOpen} />
          ))}
        </ul>
      </div>
      <p className="week-key" aria-hidden="true">
        {(['done', 'skipped', 'upcoming'] as const).map((state) => (
          <span key={state}>
            <TickMark state={state} />
            {t(`key.${state}`)}
          </span>
        ))}
      </p>
    </section>
  );
}

function rowsOf(week: readonly WeekDay[]): [string, Task[]][] {
  const rows = new Map<string, Task[]>();
  for (const task of week.flatMap(({ tasks }) => tasks)) {
    rows.set(rowOf(task), [...(rows.get(rowOf(task)) ?? []), task]);
  }
  const timeOf = (tasks: readonly Task[]) => minuteOf(tasks[0]?.time ?? '');
  return [...rows].sort(([, one], [, other]) => timeOf(one) - timeOf(other));
}

interface WeekRowProps extends Pick<RoutineWeekProps, 'week' | 'setStatus' | 'onOpen'> {
  tasks: Task[];
}

function WeekRow({ tasks, week, setStatus, onOpen }: WeekRowProps) {
  const reader = usePageContext();
  const { locale, today } = reader;
  const wordsOf = useTaskWords();
  const currentTask = tasks.find(({ day }) => day === today) ?? tasks[0];
  if (!currentTask) return null;
  const zone = foreignZone(currentTask.timeZone, reader);
  return (
    <li className="week-row">
      <button
        type="button"
        data-row={currentTask.key}
        aria-haspopup="dialog"
        aria-label={wordsOf(currentTask).open}
        onClick={() => onOpen(currentTask.key)}
      >
        <span className={cn('week-icon', currentTask.kind === 'medication' && 'red')}>
          <Icon of={kindIcons[currentTask.kind]} />
        </span>
        <span>
          <b dir="auto">{currentTask.title}</b>
          {currentTask.warnings.length > 0 ? <Icon of="triangle-alert" className="inline size-4 text-danger" /> : null}
          <small className="tabular">
            {formatTime(currentTask.time, locale)}
            {zone ? ` (${zone})` : null}
          </small>
        </span>
      </button>
      {week.map(({ day }) => {
        const task = tasks.find((one) => one.day === day);
        return (
          <span key={day} className={cn('week-cell', day === today && 'this-day')}>
            {task ? <TickButton task={task} setStatus={setStatus} onOpen={onOpen} /> : <i />}
          </span>
        );
      })}
    </li>
  );
}
