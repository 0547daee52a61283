import { itemRoutes } from '@/lib/collections/routes';
import { photos } from '@/lib/records/photos/collection';

export const { GET, PATCH, DELETE } = itemRoutes(photos);
