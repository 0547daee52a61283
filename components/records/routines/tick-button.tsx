'use client';

import { useCan } from '#page-context';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { TaskState } from '@/lib/records/routines/day-plan';
import type { Task } from '@/lib/records/routines/view';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { isTicked, useTaskWords } from './task-words';

export type SetStatus = (task: Task, status: CompletionStatus | null) => void;

export function TickMark({ state }: { state: TaskState }) {
  return (
    <span aria-hidden="true" className={cn('tick-mark', state)}>
      {state === 'done' ? <Icon of="check" /> : null}
      {state === 'skipped' ? <Icon of="minus" /> : null}
    </span>
  );
}

interface TickButtonProps {
  task: Task;
  setStatus: SetStatus;
  onOpen?: (key: string) => void;
}

export function TickButton({ task, setStatus, onOpen }: TickButtonProps) {
  const words = useTaskWords()(task);
  const can = useCan();
  const mark = <TickMark state={task.state} />;
  if (task.open && can.edit && task.source === 'routine') {
    const ticked = isTicked(task);
    return (
      <button
        type="button"
        aria-label={ticked ? words.undo : words.done}
        className="tick"
        onClick={() => setStatus(task, ticked ? null : 'done')}
      >
        {mark}
      </button>
    );
  }
  if (!onOpen) return <span className="tick">{mark}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words.open}
      className="tick"
      onClick={() => onOpen(task.key)}
    >
      {mark}
    </button>
  );
}
