import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { isLapsed } from './saved-until';

export interface SavedPageHead {
  path: string;
  title: string;
  lang: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

export interface SavedPage extends SavedPageHead {
  html: string;
}

const SAVED_PAGES = 50;

const PREFIX = `${PRODUCT_SLUG}-pages-`;
const STORE = 'pages';
/** Stored next to the pages, so that listing does not read every copy. */
const HEADS = 'heads';
const CONFIRMED_AT = 'confirmed-at';

/** One database per user, deleted as a whole. Opened per use: an open connection would block the deletion. */
function pagesOf(userId: string): UseStore {
  return async (mode, work) => {
    const opening = indexedDB.open(PREFIX + userId);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await promisifyRequest(opening);
    try {
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  };
}

export async function listSavedPages(userId: string): Promise<SavedPageHead[]> {
  return (await get<SavedPageHead[]>(HEADS, pagesOf(userId))) ?? [];
}

export function findSavedPage(userId: string, path: string): Promise<SavedPage | undefined> {
  return get<SavedPage>(path, pagesOf(userId));
}

export async function hasSavedPage(path: string): Promise<boolean> {
  for (const name of await namesOfAll()) {
    const heads = await listSavedPages(name.slice(PREFIX.length));
    if (heads.some((head) => head.path === path)) return true;
  }
  return false;
}

export function savePage(userId: string, page: SavedPage): Promise<void> {
  const { html, ...head } = page;
  return changeHeads(userId, page.path, (others, store) => {
    store.put(page, page.path);
    // Only initially: a copy that is renewed offline confirms nothing.
    const known = store.count(CONFIRMED_AT);
    known.onsuccess = () => {
      if (known.result === 0) store.put(page.savedAt, CONFIRMED_AT);
    };
    for (const { path } of others.slice(SAVED_PAGES - 1)) store.delete(path);
    return [head, ...others.slice(0, SAVED_PAGES - 1)];
  });
}

export function removeSavedPage(userId: string, path: string): Promise<void> {
  return changeHeads(userId, path, (others, store) => {
    const more = [`${path}/`, `${path}?`];
    store.delete(path);
    for (const start of more) store.delete(IDBKeyRange.bound(start, `${start}\uffff`));
    return others.filter((head) => !more.some((start) => head.path.startsWith(start)));
  });
}

type Change = (others: SavedPageHead[], store: IDBObjectStore) => SavedPageHead[];

function changeHeads(userId: string, path: string, change: Change): Promise<void> {
  return pagesOf(userId)('readwrite', async (store) => {
    const heads = (await promisifyRequest(store.get(HEADS))) as SavedPageHead[] | undefined;
    const others = (heads ?? []).filter((head) => head.path !== path);
    store.put(change(others, store), HEADS);
    await promisifyRequest(store.transaction);
  });
}

export async function renewSavedPages(userId: string, at: number): Promise<void> {
  if (!(await namesOfAll()).includes(PREFIX + userId)) return;
  await pagesOf(userId)('readwrite', async (store) => {
    store.put(at, CONFIRMED_AT);
    await promisifyRequest(store.transaction);
  });
}

export async function deleteLapsedPages(at: number): Promise<void> {
  for (const name of await namesOfAll()) {
    const userId = name.slice(PREFIX.length);
    const confirmedAt = await get<number>(CONFIRMED_AT, pagesOf(userId));
    // Older versions did not store it; their copies were made while the server answered.
    const [newest] = confirmedAt === undefined ? await listSavedPages(userId) : [];
    if (isLapsed(confirmedAt ?? newest?.savedAt ?? 0, at)) await promisifyRequest(indexedDB.deleteDatabase(name));
  }
}

async function namesOfAll(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  return databases.map(({ name }) => name ?? '').filter((name) => name.startsWith(PREFIX));
}

export async function deleteSavedPages(exceptUserId?: string): Promise<void> {
  const kept = exceptUserId === undefined ? undefined : PREFIX + exceptUserId;
  const doomed = (await namesOfAll()).filter((name) => name !== kept);
  await Promise.all(doomed.map((name) => promisifyRequest(indexedDB.deleteDatabase(name))));
}
