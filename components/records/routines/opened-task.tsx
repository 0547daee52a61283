'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
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
  return (
    <Dialog open={task !== undefined} onOpenChange={(open) => !open && acts.onClose()}>
      {task ? (
        <DialogContent title={task.title}>
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
        </DialogContent>
      ) : null}
    </Dialog>
  );
}
