'use client';

import { useTranslations } from 'next-intl';
import { PetFace } from '@/components/records/pets/pet-face';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { DoneRing } from './done-ring';
import type { TaskView } from './task-view';
import { useDoneBy, useTaskPerson, useWhat } from './task-words';
import { useToday } from './today-context';

interface TaskFaceProps {
  task: TaskView;
  all: readonly TaskView[];
  large?: boolean;
}

export function TaskFace({ task, all, large = false }: TaskFaceProps) {
  const t = useTranslations('agenda');
  const whatOf = useWhat();
  const doneBy = useDoneBy();
  const doer = useTaskPerson()(task);
  const { pets, ticks, isResting } = useToday();
  const pet = pets.get(task.petId);
  const status = ticks.statusOf(task);
  const isWaiting = status !== null && ticks.waitingOf(task) !== null;
  if (!pet) return null;
  const face = (
    <>
      <PetFace pet={pet} size={large ? 68 : 40}>
        {task.open || status ? (
          <TickBadge {...{ status, large }} hasFailed={ticks.hasFailed(task)} waits={isWaiting} />
        ) : null}
      </PetFace>
      <DoneRing task={task} size={large ? 26 : 24} />
    </>
  );
  if (!task.open && !status) return <span className="task-face">{face}</span>;
  const description = (waits: boolean, doneText: string | null) => (waits ? t('waits') : (doneText ?? undefined));
  const isDeaf = ticks.isSending(task) || isResting(task);
  const pressTask = () => {
    const what = `${task.title}, ${pet.name}`;
    const doneCount = all.filter(ticks.statusOf).length + (status ? -1 : 1);
    const countText = all.length > 1 ? t('of', { done: doneCount, all: all.length }) : undefined;
    void ticks.tick([task], status ? null : 'done', what, status ? undefined : countText);
  };
  return (
    <button
      type="button"
      aria-label={whatOf(task)}
      aria-description={description(isWaiting, doer && doneBy(doer, task))}
      aria-pressed={status !== null}
      aria-disabled={isDeaf || undefined}
      aria-busy={ticks.isSending(task) || undefined}
      className={cn('task-face', large && 'large')}
      onClick={isDeaf ? undefined : pressTask}
    >
      {face}
    </button>
  );
}

interface TickBadgeProps {
  status: ReturnType<ReturnType<typeof useToday>['ticks']['statusOf']>;
  large: boolean;
  hasFailed: boolean;
  waits: boolean;
}

function TickBadge({ status, large, hasFailed, waits }: TickBadgeProps) {
  const doneIcon = status === 'done' ? 'check' : 'skip-forward';
  return (
    <span className={cn('tick-badge', large && 'large', status && 'done', waits && 'waits', hasFailed && 'failed')}>
      {status ? <Icon of={waits ? 'clock' : doneIcon} /> : null}
    </span>
  );
}
