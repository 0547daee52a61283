import { restoreRoute } from '@/lib/collections/routes';
import { skills } from '@/lib/records/training/collection';

export const POST = restoreRoute(skills);
