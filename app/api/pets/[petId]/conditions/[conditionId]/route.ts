import { itemRoutes } from '@/lib/collections/routes';
import { conditions } from '@/lib/records/conditions/collection';

export const { GET, PATCH, DELETE } = itemRoutes(conditions);
