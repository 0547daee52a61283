import { restoreRoute } from '@/lib/access/collection-routes';
import { photos } from '@/lib/photos/collection';

export const POST = restoreRoute(photos);
