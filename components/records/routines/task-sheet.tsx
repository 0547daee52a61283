'use client';

import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { ResponsibleLine } from '@/components/collections/responsible-line';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ListedRoutine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import type { Task } from '@/lib/records/routines/view';
import { useDayWords } from './day-words';
import { StreakText } from './streak-text';
import { TaskFacts } from './task-facts';
import { isTicked } from './task-words';
import type { SetStatus } from './tick-button';

interface TaskSheetProps {
  task: Task;
  routine: ListedRoutine;
  streak: Streak | undefined;
  setStatus: SetStatus;
  onEdit: () => void;
  onRemove: () => void;
}

export function TaskSheet({ task, routine, streak, setStatus, onEdit, onRemove }: TaskSheetProps) {
  const t = useTranslations('routines');
  const can = useCan();
  const { weekdays, note } = routine;
  const days = useDayWords()(weekdays);
  return (
    <div className="grid gap-4 pb-2">
      <TaskFacts task={task}>
        <p>{t('onDays', { days })}</p>
        <ResponsibleLine of={routine.responsible} weekdays={weekdays} />
        {streak ? (
          <p className="font-medium text-primary">
            <StreakText streak={streak} />
          </p>
        ) : null}
      </TaskFacts>
      {note ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      ) : null}
      {task.open && can.edit ? (
        <div className="flex flex-wrap gap-2">
          {isTicked(task) ? (
            <Button variant="outline" onClick={() => setStatus(task, null)}>
              <Icon of="undo-2" />
              {t('undo')}
            </Button>
          ) : (
            <>
              <Button className="grow" onClick={() => setStatus(task, 'done')}>
                <Icon of="check" />
                {t('done')}
              </Button>
              <Button variant="outline" onClick={() => setStatus(task, 'skipped')}>
                <Icon of="skip-forward" />
                {t('skip')}
              </Button>
            </>
          )}
        </div>
      ) : null}
      <EditButtons onEdit={onEdit} onRemove={onRemove} />
    </div>
  );
}

function EditButtons({ onEdit, onRemove }: Pick<TaskSheetProps, 'onEdit' | 'onRemove'>) {
  const t = useTranslations('routines');
  return (
    <Allowed to="edit">
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button variant="ghost" onClick={onEdit}>
          <Icon of="pencil" />
          {t('edit')}
        </Button>
        <Button variant="ghost" onClick={onRemove}>
          <Icon of="trash-2" />
          {t('delete')}
        </Button>
      </div>
    </Allowed>
  );
}
