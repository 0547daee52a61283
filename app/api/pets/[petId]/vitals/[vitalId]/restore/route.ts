import { restoreRoute } from '@/lib/collections/routes';
import { vitals } from '@/lib/records/vitals/collection';

export const POST = restoreRoute(vitals);
