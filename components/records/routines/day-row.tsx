'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { foreignZone } from '@/lib/page-context/page-context';
import type { TaskState } from '@/lib/records/routines/day-plan';
import type { Task } from '@/lib/records/routines/view';
import { useTaskWords } from './task-words';
import { type SetStatus, TickButton } from './tick-button';

interface DayRowProps {
  task: Task;
  before: TaskState[];
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function DayRow({ task, before, setStatus, onOpen }: DayRowProps) {
  const t = useTranslations('routines');
  const zone = foreignZone(task.timeZone, usePageContext());
  const words = useTaskWords()(task);
  const states = [...before, task.state];
  const plannedCount = states.filter((state) => state !== 'skipped').length;
  const sum = { done: states.filter((state) => state === 'done').length, planned: plannedCount };
  const dots = states.map((state, place) => ({ place, state }));
  const isWeek = before.length > 0 && plannedCount > 0;
  return (
    <li className="day-row">
      <button
        type="button"
        data-row={task.key}
        aria-haspopup="dialog"
        aria-label={[words.open, isWeek && t('lastDaysName', sum)].filter(Boolean).join('. ')}
        onClick={() => onOpen(task.key)}
      >
        <span className="day-time tabular">
          {words.time}
          {zone ? <span>({zone})</span> : null}
        </span>
        <span className="day-task">
          <span>
            {task.warnings.length > 0 ? <Icon of="triangle-alert" className="inline size-4 text-danger" /> : null}
            <b dir="auto" className={cn(task.state === 'skipped' && 'line-through')}>
              {task.title}
            </b>{' '}
            <small>{task.minutes ? t('minutes', { minutes: task.minutes }) : task.detail}</small>
          </span>
          {isWeek ? (
            <span className="last-days tabular">
              {dots.map(({ place, state }) => (
                <i key={place} className={state} />
              ))}
              {t('lastDays', sum)}
            </span>
          ) : null}
        </span>
      </button>
      <TickButton task={task} setStatus={setStatus} />
    </li>
  );
}
