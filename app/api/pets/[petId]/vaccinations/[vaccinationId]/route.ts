import { itemRoutes } from '@/lib/collections/routes';
import { vaccinations } from '@/lib/records/vaccinations/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vaccinations);
