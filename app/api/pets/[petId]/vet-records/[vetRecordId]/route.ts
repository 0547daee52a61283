import { itemRoutes } from '@/lib/access/collection-routes';
import { vetRecords } from '@/lib/vet-records/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vetRecords);
