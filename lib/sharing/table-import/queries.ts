import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { ColumnValues } from '@/lib/collections/rules';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { db } from '@/lib/core/db/client';
import { deriveId } from '@/lib/core/security/derived-id';
import { isId } from '@/lib/core/validation/ids';

export interface NewRow {
  line: number;
  columns: ColumnValues;
  uid?: string | undefined;
}

function ownId(uid: string): string[] {
  const [id, product, ...rest] = uid.split('@');
  return isId(id) && product === PRODUCT_SLUG && rest.length === 0 ? [id] : [];
}

/** Ids of an event: its first, and others for imports while an undone one is in the bin. */
const EVENT_IDS = 10;

/**
 * Finds events of a calendar that the pet has outside the bin, however they were edited since, and derives ids for the
 * others, so that a second import finds them.
 */
export async function findEvents(
  { petId }: PetAccess<'edit'>,
  rows: readonly NewRow[],
): Promise<{ present: ReadonlySet<number>; ids: ReadonlyMap<number, string> }> {
  const events = rows.flatMap(({ line, columns, uid }) => {
    const { startsAt } = columns;
    if (uid === undefined || !(startsAt instanceof Date)) return [];
    const parts = ['calendar', petId, uid, startsAt.toISOString()];
    const derivedIds = Array.from({ length: EVENT_IDS }, (_, index) =>
      deriveId(startsAt.getTime(), index === 0 ? parts : [...parts, String(index)]),
    );
    return [{ line, derived: derivedIds, possible: [...derivedIds, ...ownId(uid)] }];
  });
  const where = { petId, id: { in: events.flatMap(({ possible }) => possible) } };
  const storedEvents =
    events.length > 0 ? await db().appointment.findMany({ where, select: { id: true, deletedAt: true } }) : [];
  const active = new Set(storedEvents.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])));
  const takenIds = new Set(storedEvents.map(({ id }) => id));
  const seenIds = new Set<string>();
  const present = new Set<number>();
  const ids = new Map<number, string>();
  for (const { line, derived, possible } of events) {
    const id = derived.find((one) => !takenIds.has(one));
    if (possible.some((one) => active.has(one) || seenIds.has(one))) present.add(line);
    else if (id) ids.set(line, id);
    for (const one of derived) seenIds.add(one);
  }
  return { present, ids };
}
