'use client';

import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Day } from '@/lib/core/time/dates';
import type { Routine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import type { WeekDay } from '@/lib/records/routines/view';
import { BoardViews } from './board-views';
import { OpenedTask } from './opened-task';
import { PlanSwitch } from './plan-switch';
import { RoutineDialog } from './routine-dialog';
import type { RoutineDraft } from './routine-form';
import { TemplateList } from './template-list';
import { useRoutineBoard } from './use-routine-board';

interface RoutineBoardProps {
  pet: { id: string; name: string };
  day: Day;
  routines: Routine[];
  week: WeekDay[];
  streaks: Record<string, Streak>;
  templates: RoutineDraft[];
}

export function RoutineBoard({ pet, routines, week, streaks, templates, day }: RoutineBoardProps) {
  const t = useTranslations('routines');
  const board = useRoutineBoard(pet.id, routines, week);
  const { task, open, close, setStatus } = board;
  const empty = routines.length === 0 && board.week.every(({ tasks }) => tasks.length === 0);
  const addButton = (
    <Allowed to="edit">
      <Button data-add onClick={() => board.add(null)}>
        <Icon of={Plus} />
        {t('add')}
      </Button>
    </Allowed>
  );
  return (
    <div ref={board.list}>
      {empty ? (
        <EmptyState
          drawing="trail"
          title={t('emptyTitle', { name: pet.name })}
          text={t('emptyText')}
          action={addButton}
        />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <PlanSwitch />
            {addButton}
          </div>
          <BoardViews
            petId={pet.id}
            week={board.week}
            streaks={streaks}
            day={day}
            setStatus={setStatus}
            onOpen={open}
          />
        </>
      )}
      <TemplateList templates={templates} onChoose={board.add} />
      <OpenedTask
        petId={pet.id}
        task={task}
        routine={routines.find(({ id }) => id === task?.id)}
        streak={task && streaks[task.id]}
        setStatus={(one, status) => {
          close();
          setStatus(one, status);
        }}
        onEdit={board.edit}
        onRemove={board.remove}
        onClose={close}
      />
      <RoutineDialog petId={pet.id} edited={board.edited} onSaved={board.onSaved} onClose={board.closeForm} />
    </div>
  );
}
