'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWaiting } from '@/components/collections/use-waiting';
import { tickFailure } from '@/lib/browser/api/save-failure';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { toast } from '@/lib/browser/page/toast';
import { saveTaskStatus } from '@/lib/records/routines/client';
import type { Task, WeekDay } from '@/lib/records/routines/view';
import { type CompletionStatus, completionId } from '@/lib/records/routines/vocabulary';

/** Optimistic status, valid until the server's next page. */
interface PendingStatus {
  status: CompletionStatus | null;
  /** Page that was displayed when the server answered; null while the request is pending. */
  before: readonly WeekDay[] | null;
}

function withStatus(task: Task, pending: PendingStatus | undefined): Task {
  if (!pending) return task;
  if (pending.status) return { ...task, state: pending.status };
  return { ...task, state: task.state === 'done' || task.state === 'skipped' ? 'upcoming' : task.state, by: null };
}

function waitingStatus(entries: readonly WaitingWrite[], petId: string, task: Task): PendingStatus | undefined {
  const entryId = completionId({ routineId: task.id, day: task.day });
  const own = ({ collection, ...waiting }: WaitingWrite) =>
    collection === 'completions' && waiting.petId === petId && waiting.entryId === entryId;
  const last = entries.findLast(own);
  return last && { status: last.verb === 'remove' ? null : (last.shown.status as CompletionStatus), before: null };
}

export function useCompletions(petId: string, week: readonly WeekDay[]) {
  const t = useTranslations('routines');
  const router = useRouter();
  const [pending, setPending] = useState<Record<string, PendingStatus>>({});
  const [savedTask, setSaved] = useState<Task | null>(null);
  const requests = useRef(new Map<string, Promise<unknown>>());
  const ifCurrent = (one: PendingStatus | undefined) =>
    one && (one.before === null || one.before === week) ? one : undefined;
  const { entries } = useWaiting();
  const days = week.map(({ day, tasks }) => ({
    day,
    tasks: tasks.map((task) => withStatus(task, ifCurrent(pending[task.key]) ?? waitingStatus(entries, petId, task))),
  }));

  function explainFailure(error: unknown, retry: () => void) {
    const why = tickFailure(error);
    const title = 'reason' in why ? t('failed.refused', why) : t(`failed.${why.failure}`);
    toast({ title, tone: 'danger', retry });
  }

  const isSending = ({ key }: Task) => pending[key]?.before === null;

  /** Waits for a pending request of the same task, then replaces its outcome. */
  async function setStatus(task: Task, status: CompletionStatus | null) {
    const { key, id, day, title } = task;
    const before = task.state === 'done' || task.state === 'skipped' ? task.state : null;
    const saveStatus = () => saveTaskStatus({ petId, routineId: id, day, title }, status, before);
    const request = isSending(task)
      ? Promise.resolve(requests.current.get(key)).then(saveStatus, saveStatus)
      : saveStatus();
    requests.current.set(key, request);
    const isLatest = () => requests.current.get(key) === request;
    setPending((all) => ({ ...all, [key]: { status, before: null } }));
    try {
      await request;
      if (!isLatest()) return;
      setPending((all) => ({ ...all, [key]: { status, before: week } }));
      setSaved(withStatus(task, { status, before: null }));
      router.refresh();
    } catch (error) {
      if (!isLatest()) return;
      setPending(({ [key]: _, ...others }) => others);
      explainFailure(error, () => void setStatus(task, status));
    }
  }

  return { shown: days, isSending, saved: savedTask, setStatus };
}
