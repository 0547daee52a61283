import type { QueryPath } from '@/lib/browser/api/query-client';

export const QUICK_ADD: QueryPath = '/api/quick-add';
