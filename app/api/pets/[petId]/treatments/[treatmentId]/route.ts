import { itemRoutes } from '@/lib/collections/routes';
import { treatments } from '@/lib/records/treatments/collection';

export const { GET, PATCH, DELETE } = itemRoutes(treatments);
