import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import { PRODUCT_SLUG } from '../product';

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

/** Keeps a copy in place of the one before, and lets the oldest go. */
export function savePage(userId: string, page: SavedPage): Promise<void> {
  const { html, ...head } = page;
  return changeHeads(userId, page.path, (others, store) => {
    store.put(page, page.path);
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

/** Deletes every user's saved pages from this browser, except one user's where it is named. */
export async function deleteSavedPages(exceptUserId?: string): Promise<void> {
  const kept = exceptUserId === undefined ? undefined : PREFIX + exceptUserId;
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = databases.map(({ name }) => name ?? '');
  const doomed = names.filter((name) => name.startsWith(PREFIX) && name !== kept);
  await Promise.all(doomed.map((name) => promisifyRequest(indexedDB.deleteDatabase(name))));
}
