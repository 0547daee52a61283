import { listRoutes } from '@/lib/collections/routes';
import { treatments } from '@/lib/records/treatments/collection';

export const { GET, POST } = listRoutes(treatments);
