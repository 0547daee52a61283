import { newId } from '@/lib/core/validation/ids';
import type { Values } from '@/lib/versions/merge';
import { entityOf, type WaitingWrite } from './waiting';

type Replacement = readonly [WaitingWrite, WaitingWrite | null];

/** Older than any version, so that the server always compares the values. */
const NEVER = '1970-01-01T00:00:00.000Z';

const isOthers = ({ guard }: Values) => guard !== undefined && (guard as { isOwn?: boolean }).isOwn !== true;

export function isOtherEntry({ verb, body, entryId }: WaitingWrite, { id }: Values): boolean {
  return verb === 'create' && typeof id === 'string' && body?.id === entryId && id !== entryId;
}

/**
 * Redirects later writes of a new entry, and of entries below it, to the entry that the server already had. This
 * happens if two people add the same skill or the same dose.
 * @param made the write as it was sent
 * @param answer entry that the server has
 * @param later all writes that wait after it
 * @returns pairs of a write and its replacement, null to drop it
 */
export function followCreated(
  createdWrite: WaitingWrite,
  answer: Values,
  later: readonly WaitingWrite[],
): Replacement[] {
  const id = String(answer.id);
  const pathWithNewId = ({ path }: WaitingWrite) => path.replaceAll(createdWrite.entryId, id);
  return later.flatMap((waiting): Replacement[] => {
    if (entityOf(waiting) === entityOf(createdWrite)) {
      // Undoing one's own dose must not remove a dose that someone else recorded.
      if (waiting.verb === 'remove' && isOthers(answer)) return [[waiting, null]];
      const openedEntry = waiting.opened && { ...waiting.opened, id, updatedAt: NEVER };
      const shownValues = { ...waiting.shown, id };
      return [
        [
          waiting,
          {
            ...waiting,
            id: newId(),
            entryId: id,
            path: pathWithNewId(waiting),
            opened: openedEntry,
            shown: shownValues,
          },
        ],
      ];
    }
    if (waiting.parentId !== createdWrite.entryId) return [];
    const withParent = (values: Values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === createdWrite.entryId ? id : value]),
      );
    const [body, shownEntry] = [waiting.body && withParent(waiting.body), withParent(waiting.shown)];
    return [
      [waiting, { ...waiting, id: newId(), parentId: id, path: pathWithNewId(waiting), body, shown: shownEntry }],
    ];
  });
}
