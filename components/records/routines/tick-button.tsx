'use client';

import { Check, SkipForward } from 'lucide';
import { useCan } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Task } from '@/lib/records/routines/view';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { isTicked, useTaskWords } from './task-words';

export type SetStatus = (task: Task, status: CompletionStatus | null) => void;

export function TickButton({ task, setStatus }: { task: Task; setStatus: SetStatus }) {
  const words = useTaskWords()(task);
  const ticked = isTicked(task);
  const can = useCan();
  const mark = (
    <span
      className={cn(
        'grid size-7 place-items-center rounded-full border-2 transition-colors duration-150',
        task.state === 'done' ? 'border-primary bg-primary text-on-primary' : 'border-edge text-muted',
        task.state === 'due' && 'border-due',
      )}
    >
      {ticked ? <Icon of={task.state === 'done' ? Check : SkipForward} className="size-4" /> : null}
    </span>
  );
  if (!task.open || !can.edit || task.source === 'dose') {
    return (
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center">
        {mark}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={ticked ? words.undo : words.done}
      className="grid size-11 shrink-0 place-items-center rounded-control print:hidden"
      onClick={() => setStatus(task, ticked ? null : 'done')}
    >
      {mark}
    </button>
  );
}
