import { itemRoutes } from '@/lib/collections/routes';
import { medications } from '@/lib/records/medications/collection';

export const { GET, PATCH, DELETE } = itemRoutes(medications);
