import { listRoutes } from '@/lib/collections/routes';
import { expenses } from '@/lib/records/expenses/collection';

export const { GET, POST } = listRoutes(expenses);
