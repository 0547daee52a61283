import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { collectionClient } from '@/lib/collections/client';
import type { Completion, Routine } from './routine';
import type { RoutineInput, RoutinePatch } from './schema';
import type { CompletionStatus } from './vocabulary';

export const routinesClient = collectionClient<Routine, RoutineInput, RoutinePatch>('routines');

export interface TaskPlace {
  petId: string;
  routineId: string;
  day: string;
}

const path = ({ petId, routineId, day }: TaskPlace) => `/api/pets/${petId}/routines/${routineId}/completions/${day}`;

export async function saveTaskStatus(place: TaskPlace, status: CompletionStatus | null): Promise<void> {
  if (status) await apiSend<Completion>('PUT', path(place), { status });
  else await apiSend('DELETE', path(place));
  invalidate(new RegExp(`^/api/pets/${place.petId}/routines`));
}
