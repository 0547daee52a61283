import { itemRoutes } from '@/lib/collections/routes';
import { vetRecords } from '@/lib/records/vet-records/collection';

export const { GET, PATCH, DELETE } = itemRoutes(vetRecords);
