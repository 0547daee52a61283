import { apiGet } from './api-client';
import { Reads } from './reads';

export type QueryPath = `/api/${string}`;

/** For the life of the page; never used on the server. */
export const reads = new Reads();

/** @param freshFor milliseconds @throws ApiError */
export function readFresh<T>(path: QueryPath, freshFor: number): Promise<T> {
  return reads.fresh(path, () => apiGet<T>(path), freshFor);
}

export function cachedFresh<T>(path: QueryPath, freshFor: number): T | undefined {
  return reads.isFresh(path, freshFor) ? (reads.state(path).data as T) : undefined;
}

export function putRead<T>(path: QueryPath, data: T): void {
  reads.put(path, data);
}

/** Entries on the screen are read again now, the others when they are asked for. */
export function markChanged(changed: RegExp): void {
  reads.markChanged(changed);
}

export function forgetRead(key: string): void {
  reads.forget(key);
}

/** Requests in flight are ignored as well. Called at sign-out. */
export function forgetReads(): void {
  reads.forgetAll();
}
