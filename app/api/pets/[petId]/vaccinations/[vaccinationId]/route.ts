import { itemRoutes } from '@/lib/access/collection-routes';
import { vaccinations } from '@/lib/vaccinations/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vaccinations);
