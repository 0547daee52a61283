import { itemRoutes } from '@/lib/access/collection-routes';
import { medications } from '@/lib/medications/collection';

export const { GET, PATCH, DELETE } = itemRoutes(medications);
