import { restoreRoute } from '@/lib/collections/routes';
import { treatments } from '@/lib/records/treatments/collection';

export const POST = restoreRoute(treatments);
