import { itemRoutes } from '@/lib/access/collection-routes';
import { conditions } from '@/lib/conditions/collection';

export const { GET, PATCH, DELETE } = itemRoutes(conditions);
