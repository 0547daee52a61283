import { restoreRoute } from '@/lib/collections/routes';
import { measures } from '@/lib/records/measures/collection';

export const POST = restoreRoute(measures);
