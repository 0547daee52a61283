import { restoreRoute } from '@/lib/collections/routes';
import { allergies } from '@/lib/records/allergies/collection';

export const POST = restoreRoute(allergies);
