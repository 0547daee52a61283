import { appointmentsClient } from '@/lib/records/appointments/client';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import type { TaskView } from './task-view';

/** Saves the answer to an appointment or a follow-up. @param how null to undo */
export async function sendAttention({ kind, petId, id, title }: TaskView, how: CompletionStatus | null): Promise<void> {
  if (kind === 'follow-up') await vetRecordsClient.update(petId, { id, rowTitle: title }, { followedUp: how !== null });
  if (kind !== 'appointment') return;
  const answer = how === 'skipped' ? 'cancelled' : 'done';
  await appointmentsClient.update(petId, { id, rowTitle: title }, { status: how === null ? 'planned' : answer });
}
