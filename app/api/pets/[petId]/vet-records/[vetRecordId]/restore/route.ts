import { restoreRoute } from '@/lib/collections/routes';
import { vetRecords } from '@/lib/records/vet-records/collection';

export const POST = restoreRoute(vetRecords);
