import { itemRoutes } from '@/lib/collections/routes';
import { vitals } from '@/lib/records/vitals/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vitals);
