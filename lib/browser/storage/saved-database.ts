import { promisifyRequest } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';

const PREFIX = `${PRODUCT_SLUG}-pages-`;
/** Version 1 stored unencrypted copies. */
const VERSION = 2;
const LOCK = `${PRODUCT_SLUG}-pages`;

/** `heads` is keyed by path and separate from the encrypted `bodies`, so that listing reads no page. */
export type SavedStore = 'heads' | 'bodies' | 'facts';
const STORES: readonly SavedStore[] = ['heads', 'bodies', 'facts'];

type Work<T> = (store: (name: SavedStore) => IDBObjectStore) => Promise<T>;

/**
 * Opens the user's database for one use, because an open connection would block its deletion. Each user has one
 * database.
 * @returns null if there is no database; creates none
 */
export async function withSavedPages<T>(userId: string, mode: IDBTransactionMode, work: Work<T>): Promise<T | null> {
  // Private windows of some browsers have no IndexedDB.
  const database = globalThis.indexedDB ? await openDatabase(PREFIX + userId, false) : null;
  return database && runInDatabase(database, mode, work);
}

/**
 * Changes the user's database and creates it if needed. Deletions wait for this, so that nothing saved during a
 * sign-out remains.
 * @param isAllowed called under the lock; true only while the user is signed in
 * @returns null if not allowed
 */
export async function addToSaved<T>(
  userId: string,
  isAllowed: () => boolean | Promise<boolean>,
  work: Work<T>,
): Promise<T | null> {
  return navigator.locks.request(LOCK, { mode: 'shared' }, async () => {
    if (!(await isAllowed())) return null;
    const database = await openDatabase(PREFIX + userId, true);
    return database && runInDatabase(database, 'readwrite', work);
  });
}

async function runInDatabase<T>(database: IDBDatabase, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  try {
    const transaction = database.transaction(STORES, mode);
    return await work((name) => transaction.objectStore(name));
  } finally {
    database.close();
  }
}

async function openDatabase(name: string, create: boolean): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(name, VERSION);
  let isMissing = false;
  opening.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = opening;
    isMissing = oldVersion === 0 && !create;
    if (isMissing) return transaction?.abort();
    for (const store of result.objectStoreNames) result.deleteObjectStore(store);
    for (const store of STORES) result.createObjectStore(store);
  };
  // Firefox reports unhandled errors, including those of our own abort.
  opening.addEventListener('error', (event) => isMissing && event.preventDefault());
  try {
    return await promisifyRequest(opening);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

export async function savedUsers(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = databases.map(({ name }) => name ?? '').filter((name) => name.startsWith(PREFIX));
  return names.map((name) => name.slice(PREFIX.length));
}

/** Waits until running saves are complete. @param isDoomed selects users; called after the wait */
export async function deleteSavedDatabases(isDoomed: (userId: string) => boolean): Promise<void> {
  const deleteAll = async () => {
    const doomedUsers = (await savedUsers()).filter(isDoomed);
    await Promise.all(doomedUsers.map((userId) => promisifyRequest(indexedDB.deleteDatabase(PREFIX + userId))));
  };
  // Without a secure context there are no locks, and no page is saved.
  await (navigator.locks ? navigator.locks.request(LOCK, deleteAll) : deleteAll());
}

/** Deletes copies of older versions, which were not encrypted. */
export async function upgradeSaved(): Promise<void> {
  for (const userId of await savedUsers()) await withSavedPages(userId, 'readonly', async () => undefined);
}
