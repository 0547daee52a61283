import type { Values } from '@/lib/versions/merge';
import type { WaitingWrite, Write } from './waiting';

const isTick = ({ collection }: Write) => collection === 'completions' || collection === 'checks';

function plain({ petId, collection, entryId, parentId, path, shown }: Write): Pick<Write, 'petId'> & Write {
  const empty = { body: null, opened: null, shown: { ...shown, id: entryId }, file: null, isMomentary: false } as const;
  return { petId, collection, entryId, parentId, path, verb: 'remove', method: 'DELETE', ...empty };
}

function buildTick(write: Write, status: Values | null): Write {
  return { ...plain(write), verb: 'create', method: 'PUT', body: status, shown: { ...write.shown, ...status } };
}

function reverseTick(write: Write): Write | null {
  const { verb, opened } = write;
  if (opened !== null) return buildTick(write, opened);
  if (verb === 'create') return plain(write);
  return write.collection === 'checks' ? buildTick(write, null) : null;
}

function changeBack(write: Write): Write | null {
  const { opened, body } = write;
  if (opened === null || body === null) return null;
  const before = Object.fromEntries(Object.keys(body).map((name) => [name, opened[name] ?? null]));
  return { ...write, body: before, opened: { ...opened, ...body }, shown: { ...write.shown, ...before } };
}

/**
 * Builds the write that undoes a write which the server may already have. Dropping it from the outbox would not undo
 * it.
 * @returns null if the server can't have it, or if no write undoes it
 */
export function reverseOf({ tries, trouble, ...write }: WaitingWrite): Write | null {
  const { verb, path, collection, entryId } = write;
  if (tries === 0 || trouble !== null) return null;
  if (isTick(write)) return reverseTick(write);
  if (verb === 'create') return { ...plain(write), path: `${path}/${entryId}` };
  if (verb === 'change') return changeBack(write);
  if (verb === 'restore') return { ...plain(write), path: path.replace(/\/restore$/, '') };
  if (collection === 'doses') return null;
  return { ...plain(write), verb: 'restore', method: 'POST', path: `${path}/restore` };
}
