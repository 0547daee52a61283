import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { collectionClient } from '@/lib/collections/client';
import { newId } from '@/lib/core/validation/ids';
import type { Completion, ListedRoutine } from './routine';
import type { RoutineFormValues, RoutineInput, RoutinePatch } from './schema';
import { type CompletionStatus, completionId } from './vocabulary';

export const routinesClient = collectionClient<ListedRoutine, RoutineFormValues, RoutineInput, RoutinePatch>(
  'routines',
  {
    durationMinutes: null,
    note: null,
    reminderMinutesBefore: null,
    responsible: [],
  },
);

export interface TaskPlace {
  petId: string;
  routineId: string;
  day: string;
  title?: string;
}

const path = ({ petId, routineId, day }: TaskPlace) => `/api/pets/${petId}/routines/${routineId}/completions/${day}`;

export async function saveTaskStatus(
  place: TaskPlace,
  status: CompletionStatus | null,
  before: CompletionStatus | null = null,
): Promise<void> {
  const { petId, routineId, title } = place;
  const about = { collection: 'completions', petId, parentId: routineId, entryId: completionId(place) };
  const request = { path: path(place), shown: { status, title }, opened: before && { status: before } };
  if (status) {
    const idempotencyKey = newId();
    const tick = {
      ...({ verb: 'create', method: 'PUT', body: { status }, isMomentary: true } as const),
      key: idempotencyKey,
    };
    await sendOrStore<unknown>({ ...about, ...request, ...tick }, () =>
      apiSend<Completion>('PUT', request.path, { status }, { idempotencyKey }),
    );
  } else {
    await sendOrStore<unknown>({ ...about, ...request, verb: 'remove', method: 'DELETE' }, () =>
      apiSend('DELETE', request.path),
    );
  }
  invalidate(new RegExp(`^/api/pets/${place.petId}/routines`));
}
