import { promisifyRequest } from 'idb-keyval';
import { deleteSavedOf, type SavedStore, savedUsers, withSaved } from './saved-database';
import { isLapsed } from './saved-until';
import { forgetStoredForms } from './stored-forms';

export type SavedKind = 'page' | 'read' | 'image';

/** Unsealed part of a saved answer: address, times and sizes. */
export interface SavedHead {
  path: string;
  kind: SavedKind;
  lang: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Address of the file that starts the page's program; empty for what starts none. */
  build: string;
  bytes: number;
  rank: number;
  isStale: boolean;
  /** Sealed: title, headers, and what else the page asks for. */
  label: ArrayBuffer;
}

const CONFIRMED_AT = 'confirmed-at';
const OFF = 'off';

export function listSaved(userId: string): Promise<SavedHead[]> {
  return withSaved(userId, 'readonly', (store) => promisifyRequest<SavedHead[]>(store('heads').getAll()));
}

/** @returns the head with its sealed body */
export function findSaved(userId: string, path: string): Promise<(SavedHead & { body: ArrayBuffer }) | null> {
  return withSaved(userId, 'readonly', async (store) => {
    const [head, body] = await Promise.all([
      promisifyRequest<SavedHead | undefined>(store('heads').get(path)),
      promisifyRequest<ArrayBuffer | undefined>(store('bodies').get(path)),
    ]);
    return head && body ? { ...head, body } : null;
  });
}

export function findHead(userId: string, path: string): Promise<SavedHead | undefined> {
  return withSaved(userId, 'readonly', (store) => promisifyRequest<SavedHead | undefined>(store('heads').get(path)));
}

/** @param choose which of the others make room for it, by their addresses; null leaves it out */
export function putSaved(
  userId: string,
  head: SavedHead,
  body: ArrayBuffer,
  choose: (others: SavedHead[]) => string[] | null,
): Promise<boolean> {
  return withSaved(userId, 'readwrite', async (store) => {
    const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
    const doomed = choose(heads.filter(({ path }) => path !== head.path));
    if (doomed === null) return false;
    for (const path of doomed) removeFrom(store, path);
    store('heads').put(head, head.path);
    store('bodies').put(body, head.path);
    // Only initially: what is saved later confirms nothing.
    const known = await promisifyRequest(store('facts').count(CONFIRMED_AT));
    if (known === 0) store('facts').put(head.savedAt, CONFIRMED_AT);
    await promisifyRequest(store('heads').transaction);
    return true;
  });
}

type Stores = (name: SavedStore) => IDBObjectStore;

function removeFrom(store: Stores, path: string): void {
  store('heads').delete(path);
  store('bodies').delete(path);
}

export function removeSaved(userId: string, isDoomed: (head: SavedHead) => boolean): Promise<void> {
  return withSaved(userId, 'readwrite', async (store) => {
    const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
    for (const head of heads) if (isDoomed(head)) removeFrom(store, head.path);
    await promisifyRequest(store('heads').transaction);
  });
}

export async function markSaved(isChanged: (path: string) => boolean): Promise<void> {
  for (const userId of await savedUsers()) {
    await withSaved(userId, 'readwrite', async (store) => {
      const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
      const changed = heads.filter(({ path, isStale }) => !isStale && isChanged(path));
      for (const head of changed) store('heads').put({ ...head, isStale: true }, head.path);
      await promisifyRequest(store('heads').transaction);
    });
  }
}

function fact<T>(userId: string, name: string): Promise<T | undefined> {
  return withSaved(userId, 'readonly', (store) => promisifyRequest<T | undefined>(store('facts').get(name)));
}

function setFact(userId: string, name: string, value: unknown): Promise<void> {
  return withSaved(userId, 'readwrite', async (store) => {
    store('facts').put(value, name);
    await promisifyRequest(store('facts').transaction);
  });
}

/** True once the user has cleared the saved pages of this device. */
export async function isSavingOff(userId: string): Promise<boolean> {
  return (await fact<boolean>(userId, OFF)) === true;
}

export async function turnSaving(userId: string, on: boolean): Promise<void> {
  await setFact(userId, OFF, !on);
  if (on) return;
  forgetStoredForms();
  await removeSaved(userId, () => true);
}

export async function renewSavedPages(userId: string, at: number): Promise<void> {
  if ((await savedUsers()).includes(userId)) await setFact(userId, CONFIRMED_AT, at);
}

/** @returns whether there were some */
export async function deleteLapsedPages(at: number): Promise<boolean> {
  let some = false;
  for (const userId of await savedUsers()) {
    const confirmedAt = await fact<number>(userId, CONFIRMED_AT);
    // Empty so far: there is nothing to lapse.
    if (confirmedAt === undefined || !isLapsed(confirmedAt, at)) continue;
    await deleteSavedOf(userId);
    some = true;
  }
  return some;
}

export async function deleteSavedPages(exceptUserId?: string): Promise<void> {
  if (exceptUserId === undefined) forgetStoredForms();
  const doomed = (await savedUsers()).filter((userId) => userId !== exceptUserId);
  await Promise.all(doomed.map(deleteSavedOf));
}
