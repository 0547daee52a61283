'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { usePastDay } from '@/components/shell/use-data-time';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatTime, instantFromMs, timeIn } from '@/lib/core/time/dates';
import type { Day } from '@/lib/overviews/agenda/day';
import { DoseButton } from './dose-button';
import { GivenSlip } from './given-slip';
import { iconOf } from './item-style';
import { TaskFace } from './task-face';
import { Answers, Warnings } from './task-row';
import type { TaskView } from './task-view';
import { useRepeatWarning, useTaskPerson } from './task-words';
import { TickAll } from './tick-all';
import { useToday } from './today-context';
import { TurnHead } from './turn';

interface NowCardProps {
  now: NonNullable<Day<TaskView>['now']>;
  /** Member whose turn it is; null if it is anyone's. */
  turn: number | null;
}

export function NowCard({ now: { group, doses, staying, isNext }, turn }: NowCardProps) {
  const t = useTranslations('agenda');
  const { locale } = usePageContext();
  const past = usePastDay();
  const first = group?.tasks[0] ?? doses[0];
  if (!first) return null;
  const time = first.time ?? first.when;
  return (
    <section aria-labelledby="now" className="cover-ground cover-pine rounded-now p-4 shadow-card md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="now" className="flex items-center gap-2 whitespace-nowrap font-sans text-sm font-medium">
          <span className="size-2.5 rounded-full bg-foil ring-3 ring-foil/25" />
          {past === null
            ? t(isNext ? 'next' : 'now', { time })
            : t('nowOf', { day: formatDay(past, locale, 'weekday'), time })}
        </h2>
        <TurnHead turn={turn} large />
      </div>
      {group ? <NowTask tasks={group.tasks} /> : null}
      {doses.map((dose) => (
        <DoseSlip key={dose.key} dose={dose} />
      ))}
      {staying.map((dose) => (
        <GivenSlip key={dose.key} dose={dose} />
      ))}
    </section>
  );
}

function NowTask({ tasks }: { tasks: readonly TaskView[] }) {
  const { ticks } = useToday();
  const [isOpen, setOpen] = useState(false);
  const [first] = tasks;
  const open = tasks.filter((task) => ticks.statusOf(task) === null && task.open);
  if (!first) return null;
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-1.5">
        <details className="now-title" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="tap py-1">
            <h3 dir="auto" className="inline text-[2rem] wrap-break-word">
              {first.title}
            </h3>
            {first.about ? <p className="text-sm text-on-cover-muted">{first.about}</p> : null}
          </summary>
          {isOpen ? (
            <ul className="[&_button]:text-on-cover">
              {tasks.map((task) => (
                <Answers key={task.key} task={task} />
              ))}
            </ul>
          ) : null}
        </details>
        {tasks.length > 1 ? <TickAll tasks={tasks} open={open} /> : null}
      </div>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-y-3 md:flex md:flex-wrap md:gap-x-5">
        {tasks.map((task) => (
          <FaceOfNow key={task.key} task={task} all={tasks} />
        ))}
      </ul>
    </>
  );
}

function FaceOfNow({ task, all }: { task: TaskView; all: readonly TaskView[] }) {
  const t = useTranslations('agenda');
  const { pets, ticks } = useToday();
  const doer = useTaskPerson()(task);
  const waiting = ticks.waitingOf(task);
  const { locale, timeZone } = usePageContext();
  const tickedAt = (at: number) => formatTime(timeIn(instantFromMs(at), timeZone), locale);
  const waits = waiting?.status ? `${tickedAt(waiting.at)} ${t('waits')}` : null;
  const time = ticks.statusOf(task) === 'done' ? (waits ?? task.doneTime) : null;
  return (
    <li className="flex min-w-0 flex-col items-center gap-1.5">
      <TaskFace task={task} all={all} large />
      <span aria-hidden="true" className="flex max-w-full gap-1 text-sm whitespace-nowrap">
        <bdi className={cn('min-w-0 truncate', doer && 'text-on-cover-muted')}>
          {doer ? (doer.name ?? t('formerCarer')) : pets.get(task.petId)?.name}
        </bdi>
        {time ? <span className="text-on-cover-muted tabular">{time}</span> : null}
      </span>
    </li>
  );
}

function DoseSlip({ dose }: { dose: TaskView }) {
  const [isOpen, setOpen] = useState(false);
  const repeatWarning = useRepeatWarning()(dose);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-[14px] bg-surface p-3 text-ink [&_:focus-visible]:outline-primary">
      <span className="task-icon red">
        <Icon of={iconOf(dose)} />
      </span>
      <details className="min-w-0 flex-1 basis-24" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="task-text tap">
          <b dir="auto" className="leading-snug">
            {dose.title}
          </b>
          <span>
            <time className="font-semibold text-danger tabular">{dose.time ?? dose.when}</time> ·{' '}
            {joinIsolated([dose.about, repeatWarning], ' · ')}
          </span>
          <Warnings of={dose} isLong={isOpen} />
        </summary>
        {isOpen ? (
          <ul>
            <Answers task={dose} />
          </ul>
        ) : null}
      </details>
      <DoseButton task={dose} />
    </div>
  );
}
