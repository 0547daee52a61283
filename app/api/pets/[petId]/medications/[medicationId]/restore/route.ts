import { restoreRoute } from '@/lib/collections/routes';
import { medications } from '@/lib/records/medications/collection';

export const POST = restoreRoute(medications);
