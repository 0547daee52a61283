import { listRoutes } from '@/lib/access/collection-routes';
import { conditions } from '@/lib/conditions/collection';

export const { GET, POST } = listRoutes(conditions);
