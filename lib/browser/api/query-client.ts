import { apiGet } from './api-client';
import { Reads } from './reads';

/** The key of what a path of the API answers: the path itself. */
export type QueryPath = `/api/${string}`;

/** What this browser has read, for the life of the page. The server reads nothing by these functions. */
export const reads = new Reads();

/** What the cache holds for a path, or what the server answers when that is older than `freshFor` milliseconds. @throws ApiError */
export function readFresh<T>(path: QueryPath, freshFor: number): Promise<T> {
  return reads.fresh(path, () => apiGet<T>(path), freshFor);
}

/** What the cache holds for a path, unless it is older than `freshFor` milliseconds or was changed since. */
export function cachedFresh<T>(path: QueryPath, freshFor: number): T | undefined {
  return reads.isFresh(path, freshFor) ? (reads.state(path).data as T) : undefined;
}

/** Puts the answer of a write in the place of what was read before. */
export function putRead<T>(path: QueryPath, data: T): void {
  reads.put(path, data);
}

/** Marks what a write changed: what is on the screen is read again now, the rest when it is asked for. */
export function markChanged(changed: RegExp): void {
  reads.markChanged(changed);
}

/** Forgets what no longer exists. */
export function forgetRead(key: string): void {
  reads.forget(key);
}

/** Forgets everything that was read, and what is under way: at sign-out. */
export function forgetReads(): void {
  reads.forgetAll();
}
