import { itemRoutes } from '@/lib/collections/routes';
import { weights } from '@/lib/records/weights/collection';

export const { GET, PATCH, DELETE } = itemRoutes(weights);
