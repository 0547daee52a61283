import { listRoutes } from '@/lib/access/collection-routes';
import { weights } from '@/lib/weights/collection';

export const { GET, POST } = listRoutes(weights);
