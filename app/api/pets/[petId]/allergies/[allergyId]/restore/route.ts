import { restoreRoute } from '@/lib/access/collection-routes';
import { allergies } from '@/lib/allergies/collection';

export const POST = restoreRoute(allergies);
