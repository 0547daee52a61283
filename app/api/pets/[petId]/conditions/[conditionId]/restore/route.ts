import { restoreRoute } from '@/lib/access/collection-routes';
import { conditions } from '@/lib/conditions/collection';

export const POST = restoreRoute(conditions);
