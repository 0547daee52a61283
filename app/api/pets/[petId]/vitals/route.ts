import { listRoutes } from '@/lib/collections/routes';
import { vitals } from '@/lib/records/vitals/collection';

export const { GET, POST } = listRoutes(vitals);
