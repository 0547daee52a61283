import { itemRoutes } from '@/lib/access/collection-routes';
import { photos } from '@/lib/photos/collection';

export const { GET, PATCH, DELETE } = itemRoutes(photos);
