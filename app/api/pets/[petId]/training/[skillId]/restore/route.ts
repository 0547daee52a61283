import { restoreRoute } from '@/lib/access/collection-routes';
import { skills } from '@/lib/training/collection';

export const POST = restoreRoute(skills);
