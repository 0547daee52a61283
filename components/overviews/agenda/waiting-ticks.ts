import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { type CompletionStatus, completionId } from '@/lib/records/routines/vocabulary';
import type { TaskView } from './task-view';

export interface WaitingTick {
  status: CompletionStatus | null;
  /** For doses: id of the entry that undo removes. */
  entryId: string;
  at: number;
}

const answers = new Map<string, CompletionStatus | null>(
  Object.entries({ done: 'done', cancelled: 'skipped', planned: null }),
);
const doses = new Map<string, CompletionStatus>(Object.entries({ given: 'done', skipped: 'skipped' }));

function statusIn(waiting: WaitingWrite, task: TaskView): CompletionStatus | null | undefined {
  const { collection, verb, entryId, parentId, shown } = waiting;
  const isOwn = entryId === task.id;
  if (
    collection === 'completions' &&
    task.kind === 'routine' &&
    entryId === completionId({ routineId: task.id, day: task.day })
  )
    return verb === 'remove' ? null : (shown.status as CompletionStatus);
  if (collection === 'doses' && task.kind === 'dose' && parentId === task.id) {
    if (verb === 'remove') return entryId === task.logId ? null : undefined;
    return shown.scheduledFor === task.scheduledFor ? doses.get(String(shown.status)) : undefined;
  }
  if (collection === 'appointments' && task.kind === 'appointment' && isOwn) return answers.get(String(shown.status));
  if (collection !== 'vet-records' || task.kind !== 'follow-up' || !isOwn || shown.followedUp === undefined) return;
  return shown.followedUp ? 'done' : null;
}

export function waitingTick(entries: readonly WaitingWrite[], task: TaskView): WaitingTick | null {
  for (const waiting of entries.toReversed()) {
    const status = waiting.petId === task.petId ? statusIn(waiting, task) : undefined;
    if (status !== undefined) return { status, entryId: waiting.entryId, at: waiting.madeAt };
  }
  return null;
}
