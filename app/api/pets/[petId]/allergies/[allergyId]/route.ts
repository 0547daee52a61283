import { itemRoutes } from '@/lib/access/collection-routes';
import { allergies } from '@/lib/allergies/collection';

export const { GET, PATCH, DELETE } = itemRoutes(allergies);
