import { listRoutes } from '@/lib/access/collection-routes';
import { allergies } from '@/lib/allergies/collection';

export const { GET, POST } = listRoutes(allergies);
