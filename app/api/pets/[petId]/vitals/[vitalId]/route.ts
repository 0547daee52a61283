import { itemRoutes } from '@/lib/access/collection-routes';
import { vitals } from '@/lib/vitals/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vitals);
