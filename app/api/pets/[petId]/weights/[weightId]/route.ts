import { itemRoutes } from '@/lib/access/collection-routes';
import { weights } from '@/lib/weights/collection';

export const { GET, PATCH, DELETE } = itemRoutes(weights);
