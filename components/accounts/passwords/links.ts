import { paths } from '@/lib/core/config/paths';

/** A page of the sign-in with the way back, which is left out when it is the usual one. */
export function withNext(path: string, next: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...query, ...(next !== paths.home && { next }) }).toString();
  return search === '' ? path : `${path}?${search}`;
}
