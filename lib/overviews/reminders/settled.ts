import type { Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { DraftReminder } from './due-reminders';

export interface Settled {
  routines: readonly { routineId: string; day: Day }[];
  doses: readonly { medicationId: string; at: Date | null }[];
}

/** `zones` are those of the routines by id, since a routine's days are in its own zone. */
export function withoutSettled(
  due: readonly DraftReminder[],
  { routines, doses }: Settled,
  zones: ReadonlyMap<string, string>,
): DraftReminder[] {
  const ticked = new Set(routines.map(({ routineId, day }) => `${routineId} ${day}`));
  const logged = new Set(doses.map(({ medicationId, at }) => `${medicationId} ${at?.getTime()}`));
  return due.filter(({ kind, sourceId, dueAt }) => {
    if (kind === 'medication') return !logged.has(`${sourceId} ${dueAt.getTime()}`);
    if (kind !== 'routine') return true;
    return !ticked.has(`${sourceId} ${fromInstant(dueAt, zones.get(sourceId) ?? 'UTC').day}`);
  });
}
