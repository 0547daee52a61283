import type { Page } from '@playwright/test';

export function storedInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const finishRequest = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const foundValues: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    // Decodes bytes too, because text in them is readable on disk.
    const asText = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Deleted in the meantime. Opening it would create it again, with the user's id in its name.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await finishRequest(opening).catch(() => null);
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        foundValues.push(name, store, await finishRequest(objects.getAllKeys()), await finishRequest(objects.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        foundValues.push(name, request.url, [...(response?.headers ?? [])], await response?.text());
      }
    }
    return JSON.stringify(foundValues, asText);
  });
}

export interface SavedHead {
  path: string;
  kind: string;
  build: string;
}

export function savedHeads(page: Page): Promise<SavedHead[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((one) => one.startsWith('pawfolio-pages-'));
    if (!name) return [];
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      // Deleted in the meantime. Opening it would create it again.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (!database) return [];
    const asking: IDBRequest<SavedHead[]> = database.transaction('heads').objectStore('heads').getAll();
    const heads = await new Promise<SavedHead[]>((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
    database.close();
    return heads.map(({ path, kind, build }) => ({ path, kind, build }));
  });
}

/** Paths saved in the browser: pages by default. */
export async function savedPaths(page: Page, kinds: readonly string[] = ['page']): Promise<string[]> {
  return (await savedHeads(page)).filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}
