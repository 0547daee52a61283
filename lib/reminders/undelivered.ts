import type { Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isReminderKind, type SourceKind } from './vocabulary';

export interface UndeliveredReminder {
  id: string;
  kind: SourceKind;
  petName: string | null;
  subject: string | null;
  day: Day;
  /** `HH:mm`; null without a time. */
  time: string | null;
}

const columns = { id: true, petId: true, kind: true, subject: true, dueAt: true } as const;

/** Maximum per user; more than a page shows. */
const MAX_ROWS = 20;

export const undeliveredRows = {
  where: { givenUpAt: { not: null }, acknowledgedAt: null },
  orderBy: { givenUpAt: 'desc' as const },
  take: MAX_ROWS,
  select: columns,
};

interface UndeliveredRow {
  id: string;
  petId: string | null;
  kind: string;
  subject: string | null;
  dueAt: Date;
}

/** Drops reminders of deleted pets. `timeZone` is the reader's. */
export function toUndelivered(
  rows: readonly UndeliveredRow[],
  names: ReadonlyMap<string, string>,
  timeZone: string,
): UndeliveredReminder[] {
  return rows.flatMap(({ id, petId, kind, subject, dueAt }): UndeliveredReminder[] => {
    const petName = petId === null ? null : names.get(petId);
    if (petName === undefined) return [];
    const { day, time } = fromInstant(dueAt, timeZone);
    const knownKind = isReminderKind(kind) || kind === 'stay' ? kind : 'summary';
    const isTimed = knownKind === 'medication' || knownKind === 'routine' || knownKind === 'appointment';
    return [{ id, kind: knownKind, petName, subject, day, time: isTimed ? time : null }];
  });
}
