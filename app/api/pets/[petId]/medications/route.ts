import { listRoutes } from '@/lib/access/collection-routes';
import { medications } from '@/lib/medications/collection';

export const { GET, POST } = listRoutes(medications);
