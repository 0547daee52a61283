import { restoreRoute } from '@/lib/collections/routes';
import { symptoms } from '@/lib/records/symptoms/collection';

export const POST = restoreRoute(symptoms);
