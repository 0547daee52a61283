import { itemRoutes } from '@/lib/collections/routes';
import { measures } from '@/lib/records/measures/collection';

export const { GET, PATCH, DELETE } = itemRoutes(measures);
