import { promisifyRequest } from 'idb-keyval';
import { isRemembered } from './remembered';
import { addToSaved, deleteSavedDatabases, type SavedStore, savedUsers, withSavedPages } from './saved-database';
import { isLapsed } from './saved-until';
import { forgetStoredForms } from './stored-forms';

export type SavedKind = 'page' | 'read' | 'image';

/** Unencrypted part of a saved answer: path, times and sizes. */
export interface SavedHead {
  path: string;
  kind: SavedKind;
  lang: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** URL of the script that starts the page; empty for other answers. */
  build: string;
  bytes: number;
  rank: number;
  isStale: boolean;
  label: ArrayBuffer;
}

const CONFIRMED_AT = 'confirmed-at';
const OFF = 'off';

export async function listSavedPages(userId: string): Promise<SavedHead[]> {
  return (await withSavedPages(userId, 'readonly', (store) => promisifyRequest(store('heads').getAll()))) ?? [];
}

export function findSaved(userId: string, path: string): Promise<(SavedHead & { body: ArrayBuffer }) | null> {
  return withSavedPages(userId, 'readonly', async (store) => {
    const [head, body] = await Promise.all([
      promisifyRequest<SavedHead | undefined>(store('heads').get(path)),
      promisifyRequest<ArrayBuffer | undefined>(store('bodies').get(path)),
    ]);
    return head && body ? { ...head, body } : null;
  });
}

export async function findHead(userId: string, path: string): Promise<SavedHead | null> {
  const head = await withSavedPages(userId, 'readonly', (store) => promisifyRequest(store('heads').get(path)));
  return head ?? null;
}

interface Conditions {
  /** True only while the user is signed in. */
  isAllowed: () => Promise<boolean>;
  choose: (others: SavedHead[]) => string[] | null;
}

/** @returns false if it was not saved: no room, saving turned off, or the user signed out */
export async function putSaved(
  userId: string,
  head: SavedHead,
  body: ArrayBuffer,
  { isAllowed, choose }: Conditions,
): Promise<boolean> {
  const isSaved = await addToSaved(userId, isAllowed, async (store) => {
    if ((await promisifyRequest(store('facts').get(OFF))) === true) return false;
    const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
    const doomedPaths = choose(heads.filter(({ path }) => path !== head.path));
    if (doomedPaths === null) return false;
    for (const path of doomedPaths) removeFrom(store, path);
    store('heads').put(head, head.path);
    store('bodies').put(body, head.path);
    // Sets the time only for a new database: later saves do not confirm the session.
    const isConfirmed = await promisifyRequest(store('facts').count(CONFIRMED_AT));
    if (isConfirmed === 0) store('facts').put(head.savedAt, CONFIRMED_AT);
    await promisifyRequest(store('heads').transaction);
    return true;
  });
  return isSaved ?? false;
}

type Stores = (name: SavedStore) => IDBObjectStore;

function removeFrom(store: Stores, path: string): void {
  store('heads').delete(path);
  store('bodies').delete(path);
}

export async function removeSavedPages(userId: string, isDoomed: (head: SavedHead) => boolean): Promise<void> {
  await withSavedPages(userId, 'readwrite', async (store) => {
    const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
    for (const head of heads) if (isDoomed(head)) removeFrom(store, head.path);
    await promisifyRequest(store('heads').transaction);
  });
}

export async function markSaved(isChanged: (path: string) => boolean): Promise<void> {
  for (const userId of await savedUsers()) {
    await withSavedPages(userId, 'readwrite', async (store) => {
      const heads = await promisifyRequest<SavedHead[]>(store('heads').getAll());
      const changedHeads = heads.filter(({ path, isStale }) => !isStale && isChanged(path));
      for (const head of changedHeads) store('heads').put({ ...head, isStale: true }, head.path);
      await promisifyRequest(store('heads').transaction);
    });
  }
}

async function fact<T>(userId: string, name: string): Promise<T | null> {
  return (await withSavedPages(userId, 'readonly', (store) => promisifyRequest<T>(store('facts').get(name)))) ?? null;
}

const putFact = (name: string, value: unknown) => async (store: Stores) => {
  store('facts').put(value, name);
  await promisifyRequest(store('facts').transaction);
};

export async function isSavingOff(userId: string): Promise<boolean> {
  return (await fact<boolean>(userId, OFF)) === true;
}

export async function turnSaving(userId: string, on: boolean): Promise<void> {
  await addToSaved(userId, () => isRemembered(userId), putFact(OFF, !on));
  if (on) return;
  forgetStoredForms();
  await removeSavedPages(userId, () => true);
}

export async function renewSavedPages(userId: string, at: number): Promise<void> {
  await withSavedPages(userId, 'readwrite', putFact(CONFIRMED_AT, at));
}

export async function deleteLapsedPages(at: number): Promise<boolean> {
  let some = false;
  for (const userId of await savedUsers()) {
    const confirmedAt = await fact<number>(userId, CONFIRMED_AT);
    if (confirmedAt === null || !isLapsed(confirmedAt, at)) continue;
    await deleteSavedDatabases((id) => id === userId);
    some = true;
  }
  return some;
}

export async function deleteSavedPages(exceptUserId?: string): Promise<void> {
  if (exceptUserId === undefined) forgetStoredForms();
  await deleteSavedDatabases((userId) => userId !== exceptUserId);
}
