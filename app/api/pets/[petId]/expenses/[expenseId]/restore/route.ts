import { restoreRoute } from '@/lib/collections/routes';
import { expenses } from '@/lib/records/expenses/collection';

export const POST = restoreRoute(expenses);
