import { listRoutes } from '@/lib/collections/routes';
import { vaccinations } from '@/lib/records/vaccinations/collection';

export const { GET, POST } = listRoutes(vaccinations);
