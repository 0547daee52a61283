import type { QueryPath } from '@/lib/browser/api/query-client';

export const QUICK_ADD: QueryPath = '/api/quick-add';

export const quickAddOf = (petId: string | null): QueryPath =>
  petId === null ? QUICK_ADD : `${QUICK_ADD}?${new URLSearchParams({ petId })}`;
