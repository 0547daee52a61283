import { itemRoutes } from '@/lib/collections/routes';
import { symptoms } from '@/lib/records/symptoms/collection';

export const { GET, PATCH, DELETE } = itemRoutes(symptoms);
