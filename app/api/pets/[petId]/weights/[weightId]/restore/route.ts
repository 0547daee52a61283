import { restoreRoute } from '@/lib/collections/routes';
import { weights } from '@/lib/records/weights/collection';

export const POST = restoreRoute(weights);
