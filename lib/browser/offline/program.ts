/// <reference lib="webworker" />

import { isLate } from '../page/late';
import { savedUsers } from '../storage/saved-database';
import { listSavedPages } from '../storage/saved-pages';
import { READER_CACHE, SHELL_CACHE } from './shell';

interface ProgramFile {
  url: string;
  revision: string | null;
  member?: boolean;
  first?: boolean;
}

const isHashed = (url: string) => url.includes('/_next/static/');
const ownCaches = [SHELL_CACHE, READER_CACHE];
const START = /\/_next\/static\/chunks\/webpack-[\w-]+\.js$/;

export class Program {
  /** Maps URLs to cache keys. Files without a hash in their name get a revision, so that two versions can coexist. */
  readonly #shell: Map<string, string>;
  readonly #members: Map<string, string>;
  readonly build: string;

  constructor(files: readonly ProgramFile[], origin: string) {
    const cacheKeysOf = (isMember: boolean) =>
      new Map(
        files
          .filter(({ member = false }) => member === isMember)
          .toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false))
          .map(({ url, revision }) => {
            const key = new URL(url, origin);
            if (!isHashed(url)) key.searchParams.set('revision', String(revision));
            return [new URL(url, origin).href, key.href];
          }),
      );
    this.#shell = cacheKeysOf(false);
    this.#members = cacheKeysOf(true);
    this.build = files.find(({ url }) => START.test(url))?.url ?? '';
  }

  /** @throws if a file can't be fetched, because an incomplete build must not be installed */
  async fill(): Promise<void> {
    await store(this.#shell);
    if ((await savedUsers()).length > 0) await this.fillMembers();
  }

  /** Caches the files of forms first. Tries all files. @throws if a file can't be fetched */
  async fillMembers(): Promise<void> {
    await store(this.#members);
  }

  async sweep(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !ownCaches.includes(name)).map((name) => caches.delete(name)));
    const cache = await caches.open(SHELL_CACHE);
    const wanted = new Set([...this.#shell.values(), ...this.#members.values()]);
    // Lists files before pages, so that a file stored meanwhile for a new page is not deleted.
    const files = await cache.keys();
    const isNeeded = await this.#isNeededByPages();
    const stale = files.filter(({ url }) => !wanted.has(url) && !(isNeeded && isHashed(url)));
    await Promise.all(stale.map((request) => cache.delete(request, { ignoreVary: true })));
  }

  async #isNeededByPages(): Promise<boolean> {
    const saved = await Promise.all((await savedUsers()).map(listSavedPages));
    return saved.flat().some(({ kind, build }) => kind === 'page' && build !== this.build);
  }

  async find(url: string): Promise<Response | undefined> {
    const key = isHashed(url) ? url : (this.#shell.get(url) ?? this.#members.get(url));
    return key === undefined ? undefined : (await caches.open(SHELL_CACHE)).match(key, { ignoreVary: true });
  }

  /** @param patience milliseconds to wait for the network before using the cached file @returns null for other files */
  answer(request: Request, patience: number): Promise<Response> | null {
    const { url } = request;
    if (isHashed(url)) return this.#fromCache(request);
    return this.#shell.has(url) || this.#members.has(url) ? this.#fromNetwork(request, patience) : null;
  }

  async #fromCache(request: Request): Promise<Response> {
    return (await this.find(request.url)) ?? fetch(request);
  }

  /** Prefers the network: these URLs do not change with an update, and the texts must match the code. */
  async #fromNetwork(request: Request, patience: number): Promise<Response> {
    const answer = fetch(request);
    if (await isLate(answer, patience)) return (await this.find(request.url)) ?? answer;
    try {
      return await answer;
    } catch (error) {
      const response = await this.find(request.url);
      if (response) return response;
      throw error;
    }
  }
}

const LANES = 6;

async function store(files: ReadonlyMap<string, string>): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const add = async ([url, key]: [string, string]) => {
    if (await cache.match(key, { ignoreVary: true })) return;
    // Omits cookies, so that the cached response does not depend on the user or their language.
    const response = await fetch(url, { credentials: 'omit', cache: isHashed(url) ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    await cache.put(key, response);
  };
  const queue = [...files];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await add(next).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length > 0) throw failures[0];
}
