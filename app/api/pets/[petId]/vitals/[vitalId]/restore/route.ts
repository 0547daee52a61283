import { restoreRoute } from '@/lib/access/collection-routes';
import { vitals } from '@/lib/vitals/collection';

export const POST = restoreRoute(vitals);
