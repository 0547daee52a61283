import { listRoutes } from '@/lib/access/collection-routes';
import { vaccinations } from '@/lib/vaccinations/collection';

export const { GET, POST } = listRoutes(vaccinations);
