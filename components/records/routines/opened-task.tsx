'use client';

import { LateSheet } from '@/components/loading/late-sheet';
import type { ListedRoutine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import type { Task } from '@/lib/records/routines/view';
import { DoseSheet } from './dose-sheet';
import { TaskSheet } from './task-sheet';
import type { SetStatus } from './tick-button';

interface OpenedTaskProps {
  petId: string;
  task: Task | undefined;
  routine: ListedRoutine | undefined;
  streak: Streak | undefined;
  setStatus: SetStatus;
  onEdit: (routine: ListedRoutine) => void;
  onRemove: (routine: ListedRoutine) => void;
  onClose: () => void;
}

export function OpenedTask({ petId, task, routine, streak, setStatus, ...acts }: OpenedTaskProps) {
  if (!task) return null;
  return (
    <LateSheet open title={task.title} onClose={acts.onClose}>
      {task.source === 'dose' ? <DoseSheet petId={petId} task={task} /> : null}
      {routine ? (
        <TaskSheet
          task={task}
          routine={routine}
          streak={streak}
          setStatus={setStatus}
          onEdit={() => acts.onEdit(routine)}
          onRemove={() => acts.onRemove(routine)}
        />
      ) : null}
    </LateSheet>
  );
}
