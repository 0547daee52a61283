'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useWaiting } from '@/components/collections/use-waiting';
import { useLoadedInUse } from '@/components/ui/in-use';
import { tickFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromJson } from '@/lib/core/time/dates';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import type { TaskView } from './task-view';
import { type WaitingTick, waitingTick } from './waiting-ticks';

/** Duration in milliseconds. */
const VIBRATION = 10;

const loadSending = () => import(/* webpackChunkName: "kept-ticks" */ './send-tick');

async function sendTick(task: TaskView, how: CompletionStatus | null): Promise<void> {
  await (await loadSending()).sendTick(task, how);
}

export type ListName = 'missed' | 'attention';

interface TaskChange {
  task: TaskView;
  how: CompletionStatus | null;
  /** Time of the server's answer; null while the request is pending. */
  at: number | null;
}

type AllTicked = Readonly<Record<string, TaskChange>>;

/** Milliseconds after which a new page overrides a check-off. Earlier pages may be older than our answer. */
const SETTLED_AFTER = 4000;

export interface Ticks {
  statusOf: (task: TaskView) => CompletionStatus | null;
  /** Blocks further input while a request is pending. */
  isSending: (task: TaskView) => boolean;
  waitingOf: (task: TaskView) => WaitingTick | null;
  hasFailed: (task: TaskView) => boolean;
  tick: (tasks: readonly TaskView[], how: CompletionStatus | null, what: string, countText?: string) => Promise<void>;
  listed: <Task extends TaskView>(list: readonly Task[], place: ListName) => Task[];
}

const listOf = ({ kind }: TaskView): ListName => (kind === 'routine' || kind === 'dose' ? 'missed' : 'attention');

const rankOf = ({ at, day }: TaskView) => instantFromJson(at ?? day).getTime();

const without = (all: AllTicked, keys: ReadonlySet<string>): AllTicked =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.has(key)));

const withAll = (
  all: AllTicked,
  tasks: readonly TaskView[],
  how: TaskChange['how'],
  at: TaskChange['at'],
): AllTicked => ({
  ...all,
  ...Object.fromEntries(tasks.map((task) => [task.key, { task, how, at }])),
});

function findSettledTicks(page: readonly TaskView[], all: AllTicked): ReadonlySet<string> {
  const doneByKey = new Map(page.map((task) => [task.key, task.done]));
  const isSettled = ([key, { at, how }]: [string, TaskChange]) =>
    at !== null && doneByKey.has(key) && (doneByKey.get(key) === how || nowMs() - at > SETTLED_AFTER);
  return new Set(
    Object.entries(all)
      .filter(isSettled)
      .map(([key]) => key),
  );
}

/** @param page all tasks of the page; a new array means a new page */
export function useTicks(page: readonly TaskView[]): Ticks {
  const t = useTranslations('agenda');
  const router = useRouter();
  const [tickedTasks, setTicked] = useState<AllTicked>({});
  const [failedKeys, setFailed] = useState<ReadonlySet<string>>(new Set());
  const explainFailure = useTickFailure();
  useLoadedInUse(loadSending);
  const { entries } = useWaiting();
  const waitingOf = (task: TaskView) => (entries.length === 0 ? null : waitingTick(entries, task));

  useEffect(() => setTicked((all) => without(all, findSettledTicks(page, all))), [page]);

  function announce(savedTasks: readonly TaskView[], how: CompletionStatus | null, what: string, countText: string) {
    const action = how ? { label: t('undo'), onClick: () => void tickTasks(savedTasks, null, what) } : undefined;
    toast({ title: `${t(`said.${how ?? 'open'}`, { what })} ${countText}`.trim(), name: what, action });
    router.refresh();
  }

  async function tickTasks(all: readonly TaskView[], how: CompletionStatus | null, what: string, countText = '') {
    // Ignores a second press while the request is pending.
    const tasks = all.filter(({ key }) => tickedTasks[key]?.at !== null);
    if (tasks.length === 0) return;
    setTicked((before) => withAll(before, tasks, how, null));
    setFailed(new Set());
    if (how) navigator.vibrate?.(VIBRATION);
    const answers = await Promise.allSettled(tasks.map((task) => sendTick(task, how)));
    const savedTasks = tasks.filter((_, index) => answers[index]?.status === 'fulfilled');
    const refusedTasks = tasks.filter((task) => !savedTasks.includes(task));
    const keys = new Set(refusedTasks.map(({ key }) => key));
    setTicked((before) => withAll(without(before, keys), savedTasks, how, nowMs()));
    if (savedTasks.length > 0) announce(savedTasks, how, what, refusedTasks.length > 0 ? '' : countText);
    if (refusedTasks.length === 0) return;
    setFailed(keys);
    const problem = answers.find((answer) => answer.status === 'rejected');
    explainFailure(problem?.reason, () => void tickTasks(refusedTasks, how, what));
  }

  return {
    statusOf(task) {
      const own = tickedTasks[task.key];
      if (own) return own.how;
      const waiting = waitingOf(task);
      return waiting ? waiting.status : task.done;
    },
    waitingOf,
    isSending: ({ key }) => tickedTasks[key]?.at === null,
    hasFailed: ({ key }) => failedKeys.has(key),
    tick: tickTasks,
    listed<Task extends TaskView>(list: readonly Task[], place: ListName) {
      const here = new Set(page.map(({ key }) => key));
      const tickedElsewhere = Object.values(tickedTasks).flatMap(({ task }) =>
        here.has(task.key) ? [] : (task as Task),
      );
      return [...list, ...tickedElsewhere.filter((task) => listOf(task) === place)].sort(
        (a, b) => rankOf(a) - rankOf(b),
      );
    },
  };
}

function useTickFailure() {
  const t = useTranslations('agenda');
  return (error: unknown, retry: () => void) => {
    const why = tickFailure(error);
    const title = 'reason' in why ? t('failed.refused', why) : t(`failed.${why.failure}`);
    toast({ title, tone: 'danger', retry });
  };
}
