import { itemRoutes } from '@/lib/access/collection-routes';
import { routines } from '@/lib/routines/collection';

export const { GET, PATCH, DELETE } = itemRoutes(routines);
