import { listRoutes } from '@/lib/access/collection-routes';
import { vitals } from '@/lib/vitals/collection';

export const { GET, POST } = listRoutes(vitals);
