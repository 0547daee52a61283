'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { apiGet } from './api-client';
import { type QueryPath, reads } from './query-client';
import type { ReadState } from './reads';

interface ReadOptions {
  always?: boolean;
  enabled?: boolean;
}

interface Read<T> extends ReadState {
  data: T | undefined;
  refetch: () => Promise<void>;
}

const unknown: ReadState = { data: undefined, isError: false, isFetching: false };

export function useReadOf<T>(
  key: string,
  readValue: () => Promise<T>,
  { always = false, enabled = true }: ReadOptions = {},
): Read<T> {
  const state = useSyncExternalStore(
    (listener) => reads.subscribe(key, listener, readValue),
    () => reads.state(key),
    () => unknown,
  );
  const refetch = () =>
    reads.again(key, readValue).then(
      () => undefined,
      () => undefined,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another function that reads the same is no reason to read it
  useEffect(() => {
    const freshFor = always ? 0 : Number.POSITIVE_INFINITY;
    if (enabled) reads.fresh(key, readValue, freshFor).catch(() => undefined);
  }, [key, enabled]);

  return { ...state, data: state.data as T | undefined, refetch };
}

export function useQuery<T>(path: QueryPath, options?: ReadOptions): Read<T> {
  return useReadOf(path, () => apiGet<T>(path), options);
}
