import { itemRoutes } from '@/lib/collections/routes';
import { allergies } from '@/lib/records/allergies/collection';

export const { GET, PATCH, DELETE } = itemRoutes(allergies);
