import { restoreRoute } from '@/lib/access/collection-routes';
import { routines } from '@/lib/routines/collection';

export const POST = restoreRoute(routines);
