import { itemRoutes } from '@/lib/access/collection-routes';
import { skills } from '@/lib/training/collection';

export const { GET, PATCH, DELETE } = itemRoutes(skills);
