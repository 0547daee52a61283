import { restoreRoute } from '@/lib/access/collection-routes';
import { weights } from '@/lib/weights/collection';

export const POST = restoreRoute(weights);
