import { listRoutes } from '@/lib/collections/routes';
import { measures } from '@/lib/records/measures/collection';

export const { GET, POST } = listRoutes(measures);
