'use client';

import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { foreignZone } from '@/lib/core/page-context/reader';
import type { Streak } from '@/lib/records/routines/streak';
import type { Task } from '@/lib/records/routines/view';
import { kindStyles } from './kind-styles';
import { StreakText } from './streak-text';
import { useTaskWords } from './task-words';
import { type SetStatus, TickButton } from './tick-button';

interface TaskRowProps {
  task: Task;
  streak: Streak | undefined;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function TaskRow({ task, streak, setStatus, onOpen }: TaskRowProps) {
  const t = useTranslations('routines');
  const zone = foreignZone(task.timeZone, useReader());
  const words = useTaskWords()(task);
  const { icon, tone } = kindStyles[task.kind];
  return (
    <li className={cn('flex items-center rounded-control border border-l-4 border-line bg-surface', tone)}>
      <TickButton task={task} setStatus={setStatus} />
      <button
        type="button"
        data-row={task.key}
        aria-haspopup="dialog"
        aria-label={words.open}
        onClick={() => onOpen(task.key)}
        className="tap min-w-0 grow px-2 py-1 text-left"
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium tabular">{words.time}</span>
          {zone ? <span className="text-sm text-muted">({zone})</span> : null}
          <Icon of={icon} className="size-4 text-muted" />
          {task.warnings.length > 0 ? <Icon of={TriangleAlert} className="size-4 text-danger" /> : null}
          <span dir="auto" className={cn('wrap-anywhere', task.state === 'skipped' && 'line-through')}>
            {task.title}
          </span>
        </span>
        <span className="block text-sm text-muted">
          {joinIsolated([t(`states.${task.state}`), task.by && t('by', { name: task.by })], ' · ')}
          {streak ? (
            <>
              {' · '}
              <StreakText streak={streak} />
            </>
          ) : null}
        </span>
      </button>
    </li>
  );
}
