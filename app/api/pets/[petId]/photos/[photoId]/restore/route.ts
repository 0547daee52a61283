import { restoreRoute } from '@/lib/collections/routes';
import { photos } from '@/lib/records/photos/collection';

export const POST = restoreRoute(photos);
