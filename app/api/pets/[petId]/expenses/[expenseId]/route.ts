import { itemRoutes } from '@/lib/collections/routes';
import { expenses } from '@/lib/records/expenses/collection';

export const { GET, PATCH, DELETE } = itemRoutes(expenses);
