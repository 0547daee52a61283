'use client';

import './routines.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Allowed } from '@/components/shell/allowed';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Day } from '@/lib/core/time/dates';
import type { TaskState } from '@/lib/records/routines/day-plan';
import type { Routine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import type { WeekDay } from '@/lib/records/routines/view';
import { OpenedTask } from './opened-task';
import { usePinch } from './pinch';
import { RoutineDay } from './routine-day';
import { RoutineDialog } from './routine-dialog';
import type { RoutineDraft } from './routine-form';
import { RoutineWeek } from './routine-week';
import { useTaskWords } from './task-words';
import { TemplateList } from './template-list';
import { useRoutineBoard } from './use-routine-board';
import { WaitingRoutines } from './waiting-routines';

interface RoutineBoardProps {
  pet: { id: string; name: string };
  portrait: ReactNode;
  day: Day;
  routines: Routine[];
  week: WeekDay[];
  /** States of each row on the six days before `day`. */
  before: Record<string, TaskState[]>;
  streaks: Record<string, Streak>;
  templates: RoutineDraft[];
}

/** Day as an arc with its list, and week as a grid. On narrow screens CSS hides one of them. */
export function RoutineBoard({ pet, portrait, routines, week, before, streaks, templates, day }: RoutineBoardProps) {
  const board = useRoutineBoard(pet.id, routines, week);
  const pinch = usePinch();
  const words = useTaskWords();
  const { task, open, close, tick } = board;
  const empty =
    routines.length === 0 && board.waiting.length === 0 && board.week.every(({ tasks }) => tasks.length === 0);
  const sharedProps = { pet, day, setStatus: tick, onOpen: open };
  const tasks = board.week.find((one) => one.day === day)?.tasks ?? [];
  return (
    <div ref={board.list} className="routine-board">
      {empty ? (
        <NoRoutines name={pet.name} onAdd={() => board.add(null)} />
      ) : (
        <div className="routine-views" {...pinch}>
          <RoutineDay
            {...sharedProps}
            tasks={tasks}
            before={before}
            portrait={portrait}
            routines={routines}
            streaks={streaks}
          />
          <RoutineWeek {...sharedProps} week={board.week} />
          <AddButton onAdd={() => board.add(null)} />
        </div>
      )}
      <p role="status" className="sr-only">
        {board.saved ? words(board.saved).name : null}
      </p>
      <WaitingRoutines of={board.waiting} markOf={board.markOf} onEdit={board.edit} />
      <TemplateList open={empty} templates={templates} onChoose={board.add} />
      <OpenedTask
        petId={pet.id}
        task={task}
        routine={board.routine}
        streak={task && streaks[task.id]}
        setStatus={(one, status) => {
          close();
          board.setStatus(one, status);
        }}
        onEdit={board.edit}
        onRemove={board.remove}
        onClose={close}
      />
      <RoutineDialog petId={pet.id} edited={board.edited} onSaved={board.onSaved} onClose={board.closeForm} />
    </div>
  );
}

function NoRoutines({ name, onAdd }: { name: string; onAdd: () => void }) {
  const t = useTranslations('routines');
  return (
    <EmptyState
      drawing="trail"
      title={t('emptyTitle', { name })}
      text={t('emptyText')}
      action={<AddButton primary onAdd={onAdd} />}
    />
  );
}

function AddButton({ primary = false, onAdd }: { primary?: boolean; onAdd: () => void }) {
  const t = useTranslations('routines');
  return (
    <Allowed to="edit">
      <Button data-add variant={primary ? 'primary' : 'soft'} className="routine-add print:hidden" onClick={onAdd}>
        <Icon of="plus" />
        {t('add')}
      </Button>
    </Allowed>
  );
}
