'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import { dayOf, type PartOfDay } from '@/lib/overviews/agenda/day';
import type { DayPart } from '@/lib/overviews/agenda/parts';
import { usualTurn } from '@/lib/overviews/agenda/turns';
import { Attention } from './attention';
import { DoneLine } from './done-line';
import { useFolded } from './folded';
import { useFreshDay } from './fresh-day';
import { type DayEnd, GoodDayCard } from './good-day-card';
import { NowCard } from './now-card';
import { OtherTicksAnnouncer } from './other-ticks-announcer';
import { Portraits } from './portraits';
import { restoreTask } from './sent-tasks';
import { TaskRow } from './task-row';
import type { PersonView, PetView, SentAttention, SentTask, TaskView } from './task-view';
import { useTicks } from './ticks';
import { TodayContext, useToday } from './today-context';
import { TurnHead } from './turn';
import { useBadge } from './use-badge';
import { WeekAhead } from './week-ahead';

export interface TodayViewProps {
  pets: readonly PetView[];
  /** Members named on the page. Empty if every pet has a single member. */
  people: readonly PersonView[];
  part: DayPart;
  tasks: readonly SentTask[];
  missed: readonly SentTask[];
  attention: readonly SentAttention[];
  ahead: readonly SentTask[];
  at: number;
  /** ISO 8601. */
  until: string;
  hidden: number;
  greeting: ReactNode;
  vaccination: ReactNode;
  all: boolean;
  end: DayEnd;
  nothing: ReactNode;
}

export function TodayView(props: TodayViewProps) {
  const t = useTranslations('agenda');
  const { pets, people, part: present, at, until, hidden, all, greeting, vaccination, end, nothing } = props;
  const { today, at: madeAt } = usePageContext();
  const { tasks, missed, attention, ahead, page } = useReceived(props, today);
  const ticks = useTicks(page);
  const foldedKeys = useFolded(tasks, (task) => ticks.statusOf(task) !== null);
  useFreshDay(until, madeAt);
  const list = new Set(tasks.map(({ key }) => key));
  const isResting = (task: TaskView) =>
    list.has(task.key) && ticks.statusOf(task) !== null && !foldedKeys.has(task.key);
  const isOpen = (task: TaskView) => ticks.statusOf(task) === null || isResting(task);
  const isDoneByMember = ({ done, ring }: TaskView) => done === 'done' && ring !== null;
  const isUnsent = (task: TaskView) => task.isShared && ticks.waitingOf(task)?.status === 'done';
  const stays = (task: TaskView) =>
    task.kind === 'dose' && task.part === present && !task.isRepeated && (isDoneByMember(task) || isUnsent(task));
  const day = dayOf(tasks, { pets: pets.map(({ id }) => id), isOpen, stays, at });
  const ofNow = [...(day.now?.group?.tasks ?? []), ...(day.now?.doses ?? [])];
  useBadge(tasks, (task) => ticks.statusOf(task) === null, at);
  const turn = usualTurn(ofNow.filter((task) => ticks.statusOf(task) === null));
  return (
    <TodayContext value={{ pets: new Map(pets.map((pet) => [pet.id, pet])), people, ticks, isResting, at }}>
      {people.length > 0 ? <OtherTicksAnnouncer page={page} /> : null}
      <div data-wide="" className="today">
        <div className="today-head">
          {greeting}
          <Portraits pets={pets} tasks={tasks} />
        </div>
        <div className="min-w-0">
          {day.now ? <NowCard now={day.now} turn={turn} /> : null}
          {day.isDone && hidden === 0 ? <GoodDayCard tasks={tasks} {...end} /> : null}
          {tasks.length === 0 ? nothing : null}
        </div>
        <div className="today-aside">
          {vaccination}
          <Attention items={attention} />
        </div>
        <div className="today-parts min-w-0">
          <MissedTasks items={missed} />
          {day.parts.map((part) => (
            <Part key={part.part} part={part} above={ofNow[0]?.part === part.part ? turn : null} />
          ))}
          {hidden > 0 ? (
            <Button asChild variant="outline" className="mt-4 print:hidden">
              <IntentLink href={`${paths.home}?show=all`} scroll={false}>
                {t('showAll', { count: hidden + tasks.length })}
              </IntentLink>
            </Button>
          ) : null}
        </div>
        <div className="today-week mt-6 min-w-0">
          <WeekAhead ahead={ahead} pets={pets} all={all} />
        </div>
      </div>
    </TodayContext>
  );
}

function useReceived({ pets, tasks, missed, attention, ahead }: TodayViewProps, today: Day) {
  return useMemo(() => {
    const toReceivedTasks = <Sent extends SentTask>(list: readonly Sent[]) =>
      list.map((one) => restoreTask(one, { pets, today }));
    const lists = {
      tasks: toReceivedTasks(tasks),
      missed: toReceivedTasks(missed),
      attention: toReceivedTasks(attention),
    };
    return { ...lists, ahead: toReceivedTasks(ahead), page: [...lists.tasks, ...lists.missed, ...lists.attention] };
  }, [pets, tasks, missed, attention, ahead, today]);
}

const icons = { morning: 'sunrise', afternoon: 'sun', evening: 'moon' } as const;

interface PartProps {
  part: PartOfDay<TaskView>;
  above: number | null;
}

function Part({ part: { part, open, settled }, above }: PartProps) {
  const t = useTranslations('agenda');
  const { ticks } = useToday();
  const tasks = open.flatMap((group) => group.tasks).filter((task) => ticks.statusOf(task) === null);
  const usual = above ?? usualTurn(tasks);
  return (
    <section aria-labelledby={`part-${part}`} className="mt-6 first:mt-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={`part-${part}`} className="flex items-center gap-2.5 text-xl">
          <Icon of={icons[part]} className="size-5 text-accent" />
          {t(`parts.${part}`)}
        </h2>
        {above === null ? <TurnHead turn={usual} /> : null}
      </div>
      <DoneLine groups={settled} />
      <ul>
        {open.map((group) => (
          <TaskRow key={group.key} group={group} usual={usual} />
        ))}
      </ul>
    </section>
  );
}

function MissedTasks({ items }: { items: readonly TaskView[] }) {
  const t = useTranslations('agenda');
  const { ticks } = useToday();
  const [isOpen, setOpen] = useState(false);
  const missedTasks = ticks.listed(items, 'missed');
  if (missedTasks.length === 0) return null;
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="tap flex items-center font-medium">{t('missed', { count: missedTasks.length })}</summary>
      <p className="text-sm text-muted">{t('missedHint')}</p>
      <ul>{isOpen ? missedTasks.map((task) => <TaskRow key={task.key} group={{ tasks: [task] }} />) : null}</ul>
    </details>
  );
}
