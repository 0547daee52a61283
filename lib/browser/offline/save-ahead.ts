import { nowMs } from '@/lib/core/time/clock';
import { listSavedPages, removeSavedPages, type SavedHead, type SavedKind } from '../storage/saved-pages';
import type { Vault } from '../vault/vault';
import { fetchAnswer } from './fetch-answer';
import {
  type Device,
  isDue,
  NEWEST_MS,
  PETS,
  PHOTOS_FROM,
  type PlannedDownload,
  wantedPages,
  wantedPhoto,
  wantedRead,
} from './plan';
import { buildOf, petIn } from './saved-html';
import { type Label, openAnswer, openLabel } from './sealed-answer';
import { SWEEP_PROGRAM } from './shell';

/** Pauses in ms between two fetches of a kind. */
const PACE_MS = { page: 1000, read: 300, image: 150 } as const;
const MAX_OLDER_READS = 10;

interface Pace {
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

export interface Progress {
  done: number;
  of: number;
}

export class SaveAhead {
  readonly #saved: Map<string, SavedHead>;
  #petIds: string[] = [];

  private constructor(
    private readonly userId: string,
    private readonly vault: Vault,
    private readonly pace: Pace,
    private readonly device: Device,
    heads: SavedHead[],
  ) {
    this.#saved = new Map(heads.map((head) => [head.path, head]));
  }

  static async create(userId: string, vault: Vault, pace: Pace): Promise<SaveAhead> {
    const device = {
      now: nowMs(),
      lang: document.documentElement.lang,
      build: buildOf(document.documentElement.outerHTML),
      loadedAt: performance.timeOrigin,
    };
    return new SaveAhead(userId, vault, pace, device, await listSavedPages(userId));
  }

  async run(onProgress: (progress: Progress) => void): Promise<void> {
    await this.#fetch({ path: PETS, kind: 'read', rank: 0 });
    const answer = await openAnswer(this.userId, PETS);
    const pets = answer ? ((await answer.json()) as { id: string; archived: boolean }[]) : [];
    this.#petIds = [...pets].sort((a, b) => Number(a.archived) - Number(b.archived)).map(({ id }) => id);
    const pages = this.#withVisited(wantedPages(this.#petIds));
    let done = 0;
    for (const wanted of pages) {
      await this.#fetch(wanted);
      onProgress({ done: ++done, of: pages.length });
    }
    const reads = await this.#fetchOlder(pages);
    const photos = await this.#fetchPhotos();
    await removeSavedPages(this.userId, ({ kind, path }) => kind !== 'page' && !reads.has(path) && !photos.has(path));
    const isUpdated = [...this.#saved.values()].some(
      ({ kind, build }) => kind === 'page' && build !== this.device.build,
    );
    if (isUpdated) await post(SWEEP_PROGRAM);
  }

  #withVisited(planned: PlannedDownload[]): PlannedDownload[] {
    const plannedPaths = new Set(planned.map(({ path }) => path));
    const visited = [...this.#saved.values()].filter(({ kind, path }) => kind === 'page' && !plannedPaths.has(path));
    return [...planned, ...visited.map(({ path, kind, rank }) => ({ path, kind, rank }))];
  }

  async #fetch(wanted: PlannedDownload): Promise<boolean> {
    const { path, kind } = wanted;
    if (!isDue(wanted, this.#saved.get(path), this.device)) return true;
    await this.pace.wait(PACE_MS[kind]);
    const fetched = await fetchAnswer(this.userId, this.vault, wanted, this.pace.signal);
    if (!('status' in fetched)) return true;
    if (fetched.status === 429 || fetched.status >= 500) throw new Error(`${fetched.status} for ${path}`);
    if (fetched.status >= 400) await removeSavedPages(this.userId, (head) => head.path === path);
    return fetched.status >= 400;
  }

  async #fetchOlder(pages: readonly PlannedDownload[]): Promise<Set<string>> {
    const reads = new Set(pages.filter(({ kind }) => kind === 'read').map(({ path }) => path));
    for (const { older } of await this.#labels(['page'])) {
      for (let next = older, left = MAX_OLDER_READS; next !== null && left > 0; left -= 1) {
        const path = next;
        await this.#fetch(wantedRead(path, this.#petIds));
        reads.add(path);
        const answer = await openAnswer(this.userId, path);
        next = answer ? nextRead(path, (await answer.json()) as OlderEntries, this.device.now - NEWEST_MS) : null;
      }
    }
    return reads;
  }

  async #fetchPhotos(): Promise<Set<string>> {
    const visiblePhotos = new Set((await this.#labels(['page', 'read'])).flatMap(({ photos }) => photos));
    const byNeed = [...visiblePhotos].map((path) => wantedPhoto(path, this.#petIds)).sort((a, b) => a.rank - b.rank);
    for (const wanted of byNeed) {
      if (!(await this.#fetch(wanted)) && wanted.rank >= PHOTOS_FROM) break;
    }
    return visiblePhotos;
  }

  async #labels(kinds: readonly SavedKind[]): Promise<Label[]> {
    const heads = (await listSavedPages(this.userId)).filter(({ kind }) => kinds.includes(kind));
    return Promise.all(heads.map((head) => openLabel(this.vault, head)));
  }
}

interface OlderEntries {
  items: object[];
  nextCursor: string | null;
}

const DATE = /^\d{4}-\d\d-\d\d/;

/** @returns path of the next older entries; null at the end of the list or if they are older than `since`, in ms */
export function nextRead(path: string, { items, nextCursor }: OlderEntries, since: number): string | null {
  const dates = Object.values(items.at(-1) ?? {}).filter((value) => typeof value === 'string' && DATE.test(value));
  const oldest = Math.min(...dates.map((date) => Date.parse(date as string)));
  if (nextCursor === null || oldest < since || petIn(path) === null) return null;
  const [address, query] = path.split('?');
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('cursor', nextCursor);
  return `${address}?${nextQuery}`;
}

async function post(message: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
