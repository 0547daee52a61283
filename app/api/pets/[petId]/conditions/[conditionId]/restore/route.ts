import { restoreRoute } from '@/lib/collections/routes';
import { conditions } from '@/lib/records/conditions/collection';

export const POST = restoreRoute(conditions);
