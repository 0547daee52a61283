import { restoreRoute } from '@/lib/collections/routes';
import { routines } from '@/lib/records/routines/collection';

export const POST = restoreRoute(routines);
