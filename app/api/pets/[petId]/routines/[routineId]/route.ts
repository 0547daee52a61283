import { itemRoutes } from '@/lib/collections/routes';
import { routines } from '@/lib/records/routines/collection';

export const { GET, PATCH, DELETE } = itemRoutes(routines);
