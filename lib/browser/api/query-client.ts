import { apiGet } from './api-client';
import { Reads } from './reads';

export type QueryPath = `/api/${string}`;

export const reads = new Reads();

/** @param freshFor milliseconds */
export function readFresh<T>(path: QueryPath, freshFor: number): Promise<T> {
  return reads.fresh(path, () => apiGet<T>(path), freshFor);
}

export function getFreshData<T>(path: QueryPath, freshFor: number): T | undefined {
  return reads.isFresh(path, freshFor) ? (reads.state(path).data as T) : undefined;
}

export function setQueryData<T>(path: QueryPath, data: T): void {
  reads.put(path, data);
}

export function invalidate(changedPaths: RegExp): void {
  reads.invalidate(changedPaths);
}

export function forgetRead(key: string): void {
  reads.forget(key);
}

export function forgetReads(): void {
  reads.forgetAll();
}
