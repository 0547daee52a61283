'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import { saveTaskStatus } from '@/lib/records/routines/client';
import type { Task, WeekDay } from '@/lib/records/routines/view';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';

/** What was said here of a task; it holds until the server's own page has come after it. */
interface Said {
  status: CompletionStatus | null;
  /** The page that was shown when the server had answered; null while it has not. */
  before: readonly WeekDay[] | null;
}

/** A task as it is after what was said of it here. Taken back, it is open again: due or not, the server will tell. */
function withSaid(task: Task, said: Said | undefined): Task {
  if (!said) return task;
  if (said.status) return { ...task, state: said.status };
  return { ...task, state: task.state === 'done' || task.state === 'skipped' ? 'upcoming' : task.state, by: null };
}

/** The week with what is being ticked in it, and the ticking: shown at once, taken back when it fails. */
export function useCompletions(petId: string, week: readonly WeekDay[]) {
  const t = useTranslations('routines');
  const router = useRouter();
  const [said, setSaid] = useState<Record<string, Said>>({});
  const valid = (one: Said | undefined) => (one && (one.before === null || one.before === week) ? one : undefined);
  const shown = week.map(({ day, tasks }) => ({
    day,
    tasks: tasks.map((task) => withSaid(task, valid(said[task.key]))),
  }));

  function explain(error: unknown, retry: () => void) {
    const failure = saveFailure(error);
    const reason = error instanceof ApiError ? Object.values(error.failure?.fields ?? {})[0] : undefined;
    const known = failure === 'offline' || failure === 'signedOut' || failure === 'gone' ? failure : 'unexpected';
    const title = failure === 'fields' && reason ? t('failed.refused', { reason }) : t(`failed.${known}`);
    toast({ title, tone: 'danger', retry });
  }

  async function setStatus(task: Task, status: CompletionStatus | null) {
    const { key, id, day } = task;
    // A second press while the first is under way.
    if (said[key]?.before === null) return;
    setSaid((all) => ({ ...all, [key]: { status, before: null } }));
    try {
      await saveTaskStatus({ petId, routineId: id, day }, status);
      setSaid((all) => ({ ...all, [key]: { status, before: week } }));
      router.refresh();
    } catch (error) {
      setSaid(({ [key]: _, ...others }) => others);
      explain(error, () => void setStatus(task, status));
    }
  }

  return { shown, setStatus };
}
