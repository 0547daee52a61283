import { itemRoutes } from '@/lib/collections/routes';
import { skills } from '@/lib/records/training/collection';

export const { GET, PATCH, DELETE } = itemRoutes(skills);
