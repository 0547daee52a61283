import { listRoutes } from '@/lib/collections/routes';
import { medications } from '@/lib/records/medications/collection';

export const { GET, POST } = listRoutes(medications);
