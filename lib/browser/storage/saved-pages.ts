import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { isLapsed } from './saved-until';

/** What a list of saved pages shows of one. */
export interface SavedPageHead {
  path: string;
  title: string;
  /** Of the copy's words. */
  lang: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** A copy of a signed-in page, to read without a connection. */
export interface SavedPage extends SavedPageHead {
  html: string;
}

/** The newest ones stay. */
const SAVED_PAGES = 50;

const PREFIX = `${PRODUCT_SLUG}-pages-`;
const STORE = 'pages';
/** Beside the pages, under a key that is no path: a list must not have to read every copy. */
const HEADS = 'heads';
/** Beside them too: when the server last confirmed the user's session. */
const CONFIRMED_AT = 'confirmed-at';

/**
 * One database per user, so that all of it goes at once. Opened for each use: a connection that another tab holds
 * would keep it from being deleted.
 */
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

/** The saved pages of a user, newest first. */
export async function listSavedPages(userId: string): Promise<SavedPageHead[]> {
  return (await get<SavedPageHead[]>(HEADS, pagesOf(userId))) ?? [];
}

export function findSavedPage(userId: string, path: string): Promise<SavedPage | undefined> {
  return get<SavedPage>(path, pagesOf(userId));
}

/** Whether this browser holds a copy of a page, whoever it was shown to. */
export async function hasSavedPage(path: string): Promise<boolean> {
  for (const name of await namesOfAll()) {
    const heads = await listSavedPages(name.slice(PREFIX.length));
    if (heads.some((head) => head.path === path)) return true;
  }
  return false;
}

/** Keeps a copy in place of the one before, and lets the oldest go. */
export function savePage(userId: string, page: SavedPage): Promise<void> {
  const { html, ...head } = page;
  return changeHeads(userId, page.path, (others, store) => {
    store.put(page, page.path);
    // Only the first one: a copy that is renewed without a connection confirms nothing.
    const known = store.count(CONFIRMED_AT);
    known.onsuccess = () => {
      if (known.result === 0) store.put(page.savedAt, CONFIRMED_AT);
    };
    for (const { path } of others.slice(SAVED_PAGES - 1)) store.delete(path);
    return [head, ...others.slice(0, SAVED_PAGES - 1)];
  });
}

/** Lets the copies of a page go, with those of its parts and of the pages below it. */
export function removeSavedPage(userId: string, path: string): Promise<void> {
  return changeHeads(userId, path, (others, store) => {
    const more = [`${path}/`, `${path}?`];
    store.delete(path);
    for (const start of more) store.delete(IDBKeyRange.bound(start, `${start}\uffff`));
    return others.filter((head) => !more.some((start) => head.path.startsWith(start)));
  });
}

type Change = (others: SavedPageHead[], store: IDBObjectStore) => SavedPageHead[];

/** The list and the copies change in one transaction, so that neither names what the other lacks. */
function changeHeads(userId: string, path: string, change: Change): Promise<void> {
  return pagesOf(userId)('readwrite', async (store) => {
    const heads = (await promisifyRequest(store.get(HEADS))) as SavedPageHead[] | undefined;
    const others = (heads ?? []).filter((head) => head.path !== path);
    store.put(change(others, store), HEADS);
    await promisifyRequest(store.transaction);
  });
}

/**
 * Notes that the server has confirmed the session of a user: their copies stay for another 30 days. Nothing is made for who
 * has none.
 * @param at milliseconds since the epoch
 */
export async function renewSavedPages(userId: string, at: number): Promise<void> {
  if (!(await namesOfAll()).includes(PREFIX + userId)) return;
  await pagesOf(userId)('readwrite', async (store) => {
    store.put(at, CONFIRMED_AT);
    await promisifyRequest(store.transaction);
  });
}

/** Deletes the copies of users whose session no server has confirmed for 30 days. @param at milliseconds since the epoch */
export async function deleteLapsedPages(at: number): Promise<void> {
  for (const name of await namesOfAll()) {
    const userId = name.slice(PREFIX.length);
    const confirmedAt = await get<number>(CONFIRMED_AT, pagesOf(userId));
    // Copies of an older version lack it; they were made while a server answered.
    const [newest] = confirmedAt === undefined ? await listSavedPages(userId) : [];
    if (isLapsed(confirmedAt ?? newest?.savedAt ?? 0, at)) await promisifyRequest(indexedDB.deleteDatabase(name));
  }
}

async function namesOfAll(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  return databases.map(({ name }) => name ?? '').filter((name) => name.startsWith(PREFIX));
}

/** Deletes every user's saved pages from this browser, except one user's where it is named. */
export async function deleteSavedPages(exceptUserId?: string): Promise<void> {
  const kept = exceptUserId === undefined ? undefined : PREFIX + exceptUserId;
  const doomed = (await namesOfAll()).filter((name) => name !== kept);
  await Promise.all(doomed.map((name) => promisifyRequest(indexedDB.deleteDatabase(name))));
}
