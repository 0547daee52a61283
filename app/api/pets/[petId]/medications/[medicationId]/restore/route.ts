import { restoreRoute } from '@/lib/access/collection-routes';
import { medications } from '@/lib/medications/collection';

export const POST = restoreRoute(medications);
