import { listRoutes } from '@/lib/collections/routes';
import { symptoms } from '@/lib/records/symptoms/collection';

export const { GET, POST } = listRoutes(symptoms);
