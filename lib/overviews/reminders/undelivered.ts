import type { Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isReminderKind, type ReminderKind } from './vocabulary';

/** A reminder that was given up, as Today says it. */
export interface Undelivered {
  id: string;
  kind: ReminderKind | 'summary';
  /** Null for a summary. */
  petName: string | null;
  /** What its owner called the entry; null where nobody said. */
  subject: string | null;
  /** When it was due, on the reader's clock. */
  day: Day;
  /** `HH:mm`; null for what is due on a day. */
  time: string | null;
}

const columns = { id: true, petId: true, kind: true, subject: true, dueAt: true } as const;

/** Of one member; more than a page shows at once. */
const MOST = 20;

/** A member's reminders that were given up and that they have not put away, newest first. */
export const undeliveredRows = {
  where: { givenUpAt: { not: null }, acknowledgedAt: null },
  orderBy: { givenUpAt: 'desc' as const },
  take: MOST,
  select: columns,
};

interface UndeliveredRow {
  id: string;
  petId: string | null;
  kind: string;
  subject: string | null;
  dueAt: Date;
}

/**
 * Those of pets that are still there.
 * @param names of the member's pets, by id
 * @param timeZone the reader's
 */
export function toUndelivered(
  rows: readonly UndeliveredRow[],
  names: ReadonlyMap<string, string>,
  timeZone: string,
): Undelivered[] {
  return rows.flatMap(({ id, petId, kind, subject, dueAt }): Undelivered[] => {
    const petName = petId === null ? null : names.get(petId);
    if (petName === undefined) return [];
    const { day, time } = fromInstant(dueAt, timeZone);
    const known = isReminderKind(kind) ? kind : 'summary';
    const isTimed = known === 'medication' || known === 'routine' || known === 'appointment';
    return [{ id, kind: known, petName, subject, day, time: isTimed ? time : null }];
  });
}
