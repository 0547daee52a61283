import { listRoutes } from '@/lib/collections/routes';
import { weights } from '@/lib/records/weights/collection';

export const { GET, POST } = listRoutes(weights);
