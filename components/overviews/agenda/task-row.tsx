'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { momentOf, type TaskGroup } from '@/lib/overviews/agenda/groups';
import { otherTurn } from '@/lib/overviews/agenda/turns';
import { DoneRing } from './done-ring';
import { DoseButton } from './dose-button';
import { iconOf, isMedicine } from './item-style';
import { TaskFace } from './task-face';
import type { TaskView } from './task-view';
import { useDoneBy, useRepeatWarning, useTaskPerson, useWhat } from './task-words';
import { useToday } from './today-context';
import { TurnWords } from './turn';

/** Limits for one line: three faces next to a longer title would break it within words. */
const CROWDED = { faces: 3, title: 9 };

interface TaskRowProps {
  group: Pick<TaskGroup<TaskView>, 'tasks'>;
  usual?: number | null;
}

export function TaskRow({ group: { tasks }, usual = null }: TaskRowProps) {
  const { at } = useToday();
  const [isOpen, setOpen] = useState(false);
  const [first] = tasks;
  const { title, time, when } = first;
  const isCrowded = tasks.length > CROWDED.faces || (tasks.length === CROWDED.faces && title.length > CROWDED.title);
  const isRed = isMedicine(first);
  const isLate = first.done === null && momentOf(first) <= at;
  return (
    <li className={cn('task-row', isCrowded && 'crowded')}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time className={cn('tabular', isRed && isLate && 'red')}>{time ?? when}</time>
          <span className={cn('task-icon', isRed && 'red')}>
            <Icon of={iconOf(first)} />
          </span>
          <span className="task-text">
            <b dir="auto">{title}</b>
            <TaskDetails tasks={tasks} usual={usual} />
            <Warnings of={first} isLong={isOpen} />
          </span>
        </summary>
        {isOpen ? (
          <ul>
            {tasks.map((task) => (
              <Answers key={task.key} task={task} />
            ))}
          </ul>
        ) : null}
      </details>
      <div>
        {first.kind === 'dose' ? (
          <>
            <DoneRing task={first} size={24} />
            <DoseButton task={first} />
          </>
        ) : (
          tasks.map((task) => <TaskFace key={task.key} task={task} all={tasks} />)
        )}
      </div>
    </li>
  );
}

function TaskDetails({ tasks, usual }: { tasks: readonly TaskView[]; usual: number | null }) {
  const doerOf = useTaskPerson();
  const doneBy = useDoneBy();
  const repeatWarningOf = useRepeatWarning();
  const { ticks } = useToday();
  const [first] = tasks;
  if (!first) return null;
  const doer = tasks.length === 1 ? doerOf(first) : null;
  const next = tasks.find((task) => ticks.statusOf(task) === null);
  const turn = next ? <TurnWords task={next} usual={usual} /> : null;
  const isOther = next !== undefined && otherTurn(next, usual) !== undefined;
  const details = joinIsolated([first.about, doer && doneBy(doer, first), repeatWarningOf(first)], ' · ');
  if (!details && !isOther) return null;
  return (
    <span>
      {details}
      {details && isOther ? ' · ' : null}
      {turn}
    </span>
  );
}

export function Warnings({ of: { warnings }, isLong }: { of: TaskView; isLong: boolean }) {
  return warnings.map(({ short, long }) => (
    <span key={long} className="allergy">
      <Icon of="triangle-alert" className="mr-1.5 inline size-4 align-[-2px]" />
      {isLong ? long : short}
    </span>
  ));
}

export function Answers({ task }: { task: TaskView }) {
  const t = useTranslations('agenda');
  const what = useWhat()(task);
  const { pets, ticks, isResting } = useToday();
  const { kind, href, recordHref, open, title, steps } = task;
  const name = pets.get(task.petId)?.name ?? '';
  const canSkip = open && ticks.statusOf(task) === null && kind !== 'follow-up';
  const isDeaf = ticks.isSending(task) || isResting(task);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      {steps.map((step) => (
        <span key={step} dir="auto" className="basis-full text-sm wrap-anywhere">
          {step}
        </span>
      ))}
      <IntentLink href={href} className="text-link">
        {t('plan', { name })}
      </IntentLink>
      {canSkip && kind === 'dose' ? <DoseButton task={task} skips /> : null}
      {canSkip && kind !== 'dose' ? (
        <Button
          variant="link"
          busy={isDeaf}
          className="print:hidden"
          aria-label={t(kind === 'appointment' ? 'notHappened' : 'skip', { what })}
          onClick={() => void ticks.tick([task], 'skipped', `${title}, ${name}`)}
        >
          {t(kind === 'appointment' ? 'notHappenedIt' : 'skipIt')}
        </Button>
      ) : null}
      {recordHref && kind === 'appointment' ? (
        <IntentLink href={recordHref} className="text-link">
          {t('howDidItGo')}
        </IntentLink>
      ) : null}
    </li>
  );
}
