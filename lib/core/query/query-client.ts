import { QueryClient } from '@tanstack/react-query';
import { apiGet } from '../http/api-client';

/** The key of what a path of the API answers: the path itself. */
export type QueryPath = `/api/${string}`;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiGet(String(queryKey[0])),
        // Reads never go stale by themselves and are not tried again (R2.11); a write says what it changed.
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // A paused read would be sent by itself once the browser is back online.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** What this browser has read, one for the life of the page; on the server a new one each time, as it serves many. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}

/** What the cache holds for a path, or what the server answers when that is older than `freshFor` milliseconds. @throws ApiError */
export function readFresh<T>(path: QueryPath, freshFor: number): Promise<T> {
  return queryClient().fetchQuery<T>({ queryKey: [path], staleTime: freshFor });
}

/** What the cache holds for a path, unless it is older than `freshFor` milliseconds or was changed since. */
export function cachedFresh<T>(path: QueryPath, freshFor: number): T | undefined {
  const query = queryClient()
    .getQueryCache()
    .find<T>({ queryKey: [path] });
  return query && !query.isStaleByTime(freshFor) ? query.state.data : undefined;
}

/** Puts the answer of a write in the place of what was read before. */
export function putRead<T>(path: QueryPath, data: T): void {
  queryClient().setQueryData<T>([path], data);
}

/** Marks what a write changed: what is on the screen is read again now, the rest when it is asked for. */
export function markChanged(changed: RegExp): void {
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => changed.test(String(queryKey[0])) });
}

/** Forgets what no longer exists. */
export function forgetRead(path: QueryPath): void {
  queryClient().removeQueries({ queryKey: [path], exact: true });
}

/** Forgets everything that was read, and what is under way: at sign-out. */
export function forgetReads(): void {
  queryClient().clear();
}
