import { promisifyRequest } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';

const PREFIX = `${PRODUCT_SLUG}-pages-`;
/** The first version held readable copies. */
const VERSION = 2;

/** `heads` by address, apart from the sealed `bodies`, so that listing reads no page. */
export type SavedStore = 'heads' | 'bodies' | 'facts';
const STORES: readonly SavedStore[] = ['heads', 'bodies', 'facts'];

/** One database per user, deleted as a whole. Opened per use: an open connection would block the deletion. */
export async function withSaved<T>(
  userId: string,
  mode: IDBTransactionMode,
  work: (store: (name: SavedStore) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const { database, isNew } = await open(PREFIX + userId);
  let isEmpty = false;
  try {
    const transaction = database.transaction(STORES, mode);
    const result = await work((name) => transaction.objectStore(name));
    isEmpty = isNew && (await hasNothing(database));
    return result;
  } finally {
    database.close();
    // Deleted meanwhile, such as by a sign-out: whoever came too late must leave no trace of the user.
    if (isEmpty) await deleteSavedOf(userId);
  }
}

async function open(name: string): Promise<{ database: IDBDatabase; isNew: boolean }> {
  const opening = indexedDB.open(name, VERSION);
  let isNew = false;
  opening.onupgradeneeded = ({ oldVersion }) => {
    const { result } = opening;
    isNew = oldVersion === 0;
    for (const store of result.objectStoreNames) result.deleteObjectStore(store);
    for (const store of STORES) result.createObjectStore(store);
  };
  return { database: await promisifyRequest(opening), isNew };
}

async function hasNothing(database: IDBDatabase): Promise<boolean> {
  const transaction = database.transaction(['heads', 'facts']);
  const [heads, facts] = await Promise.all(
    ['heads', 'facts'].map((name) => promisifyRequest(transaction.objectStore(name).count())),
  );
  return heads === 0 && facts === 0;
}

/** Whoever has something saved in this browser: one person, except for moments. */
export async function savedUsers(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = databases.map(({ name }) => name ?? '').filter((name) => name.startsWith(PREFIX));
  return names.map((name) => name.slice(PREFIX.length));
}

export async function deleteSavedOf(userId: string): Promise<void> {
  await promisifyRequest(indexedDB.deleteDatabase(PREFIX + userId));
}

/** Copies of older versions go: they were readable. */
export async function upgradeSaved(): Promise<void> {
  for (const userId of await savedUsers()) await withSaved(userId, 'readonly', async () => undefined);
}
