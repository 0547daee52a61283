'use client';

import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { foreignZone } from '@/lib/core/page-context/reader';
import type { Task } from '@/lib/records/routines/view';
import { kindStyles } from './kind-styles';
import { useTaskWords } from './task-words';
import { type SetStatus, TickButton } from './tick-button';

interface TaskBlockProps {
  task: Task;
  /** Leaves no room for a tick button, which is then in the task's sheet. */
  narrow: boolean;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function TaskBlock({ task, narrow, setStatus, onOpen }: TaskBlockProps) {
  const t = useTranslations('routines');
  const zone = foreignZone(task.timeZone, useReader());
  const words = useTaskWords()(task);
  const { icon, tone } = kindStyles[task.kind];
  const when = zone ? `${words.time} (${zone})` : words.time;
  const about = [when, task.minutes && t('minutes', { minutes: task.minutes }), t(`states.${task.state}`)];
  return (
    <div
      className={cn(
        'flex h-full overflow-hidden rounded-control border border-l-4 border-line bg-surface',
        tone,
        task.state === 'done' && 'bg-primary-soft',
      )}
    >
      {narrow ? null : <TickButton task={task} setStatus={setStatus} />}
      <button
        type="button"
        data-row={task.key}
        aria-haspopup="dialog"
        aria-label={words.open}
        onClick={() => onOpen(task.key)}
        className="flex min-w-0 grow flex-col overflow-hidden px-1.5 pt-0.5 text-left leading-tight"
      >
        <span className="flex max-w-full items-center gap-1 font-medium">
          <Icon of={icon} className="size-4 shrink-0 text-muted" />
          {task.warnings.length > 0 ? <Icon of={TriangleAlert} className="size-4 shrink-0 text-danger" /> : null}
          <span dir="auto" className={cn('truncate', task.state === 'skipped' && 'line-through')}>
            {task.title}
          </span>
        </span>
        <span className="max-w-full truncate text-sm text-muted tabular">{about.filter(Boolean).join(' · ')}</span>
      </button>
    </div>
  );
}
