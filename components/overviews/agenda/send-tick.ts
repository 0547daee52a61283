import { appointmentsClient } from '@/lib/records/appointments/client';
import { saveTaskStatus } from '@/lib/records/routines/client';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import type { TaskView } from './task-view';

/** Saves the answer to a routine's task, an appointment or a follow-up. @param how null to undo */
export async function sendTick(task: TaskView, how: CompletionStatus | null): Promise<void> {
  const { kind, petId, id, day, title, done } = task;
  if (kind === 'routine') await saveTaskStatus({ petId, routineId: id, day, title }, how, done);
  if (kind === 'follow-up') await vetRecordsClient.update(petId, { id, rowTitle: title }, { followedUp: how !== null });
  if (kind !== 'appointment') return;
  const answer = how === 'skipped' ? 'cancelled' : 'done';
  await appointmentsClient.update(petId, { id, rowTitle: title }, { status: how === null ? 'planned' : answer });
}
