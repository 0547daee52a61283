import { paths } from '@/lib/core/config/paths';

export function withNext(path: string, next: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...query, ...(next !== paths.home && { next }) }).toString();
  return search === '' ? path : `${path}?${search}`;
}
