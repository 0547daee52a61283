import { listRoutes } from '@/lib/collections/routes';
import { conditions } from '@/lib/records/conditions/collection';

export const { GET, POST } = listRoutes(conditions);
