import { listRoutes } from '@/lib/collections/routes';
import { allergies } from '@/lib/records/allergies/collection';

export const { GET, POST } = listRoutes(allergies);
