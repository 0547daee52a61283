import 'server-only';
import { deriveId } from '@/lib/core/security/derived-id';
import { msOf } from '@/lib/core/time/dates';
import type { Trip } from '../step';
import { type TaskKey, taskKeys } from '../vocabulary';

/** Appointment ids of a trip's tasks. Derived, so that two members cannot plan a task twice. */
export function taskIds(petId: string, { from, to, arrival }: Pick<Trip, 'from' | 'to' | 'arrival'>) {
  const idOf = (key: TaskKey) => deriveId(msOf(arrival), ['travel', petId, from, to, arrival, key]);
  return Object.fromEntries(taskKeys.map((key) => [key, idOf(key)])) as Record<TaskKey, string>;
}
