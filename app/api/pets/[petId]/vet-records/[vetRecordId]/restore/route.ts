import { restoreRoute } from '@/lib/access/collection-routes';
import { vetRecords } from '@/lib/vet-records/collection';

export const POST = restoreRoute(vetRecords);
